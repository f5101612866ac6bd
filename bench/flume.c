/* Random whole games of Flume, 9 x 9, as a C programmer would write the loop: prints placements a second.

   A yardstick for the Python rules: they keep more (whose colour is whose, the pie rule, a board by rows),
   this keeps only what random games need. `python bench/flume.py` builds it and compares. */

#include <stdint.h>
#include <stdio.h>
#include <time.h>

enum { SIDE = 9, RIM = SIDE + 2, POINTS = SIDE * SIDE, GAMES = 300000 };

static uint8_t taken[RIM * RIM];
static uint16_t empty[POINTS];

static uint64_t bits = 88172645463325252ull;

static int below(int count) {
    bits ^= bits << 13;
    bits ^= bits >> 7;
    bits ^= bits << 17;
    return (int)(((bits >> 32) * (uint64_t)count) >> 32);
}

static void clear(void) {
    int count = 0;
    for (int at = 0; at < RIM * RIM; at++) {
        int row = at / RIM, column = at % RIM;
        taken[at] = row == 0 || column == 0 || row == RIM - 1 || column == RIM - 1;
        if (!taken[at]) empty[count++] = (uint16_t)at;
    }
}

int main(void) {
    struct timespec began, ended;
    long placed = 0, first_wins = 0;
    clock_gettime(CLOCK_MONOTONIC, &began);
    for (int game = 0; game < GAMES; game++) {
        int stones[2] = {0, 0}, mover = 0;
        clear();
        for (int left = POINTS; left > 0; placed++) {
            int chosen = below(left), at = empty[chosen];
            empty[chosen] = empty[--left];
            taken[at] = 1;
            stones[mover]++;
            if (taken[at - 1] + taken[at + 1] + taken[at - RIM] + taken[at + RIM] < 3) mover = 1 - mover;
        }
        first_wins += stones[0] > stones[1];
    }
    clock_gettime(CLOCK_MONOTONIC, &ended);
    double seconds = (double)(ended.tv_sec - began.tv_sec) + (double)(ended.tv_nsec - began.tv_nsec) / 1e9;
    fprintf(stderr, "the first player won %ld of %d\n", first_wins, GAMES);
    printf("%.0f\n", (double)placed / seconds);
    return 0;
}
