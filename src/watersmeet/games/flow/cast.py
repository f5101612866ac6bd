"""Who and what stands on Flow's board, each cut from paper around (0, 0): Animals, the Boat, obstacles, birds."""

from watersmeet.kernel.shapes import Shape, group, shape

Part = tuple[str, str]  # a class, and a path

CUT = "flow-cut"  # the cream edge that scissors leave

ISLAND = "M-36 33C-34 23 -16 20 2 20C22 20 38 24 38 33C38 42 20 46 0 46C-20 46 -37 42 -36 33Z"
GRASS = "M-26 30C-22 24 -8 23 4 23C18 23 28 26 28 31C28 36 14 38 0 38C-14 38 -28 36 -26 30Z"

CAT = (
    ("flow-orange", "M-16 32C-40 34 -48 12 -38 -2C-32 -10 -20 -6 -24 4C-28 10 -26 18 -14 18Z"),
    ("flow-cream", "M-38 -2C-32 -10 -20 -6 -24 4C-29 2 -34 1 -38 -2Z"),
    ("flow-orange", "M-22 34C-26 10 -14 -8 4 -8C22 -8 27 12 25 34C12 39 -10 39 -22 34Z"),
    ("flow-orange", "M-17 -20L-19 -45L-2 -35Q6 -37 11 -35L28 -45L25 -20C25 -6 14 0 4 0C-7 0 -17 -6 -17 -20Z"),
    ("flow-rose", "M-14 -28L-15 -38L-7 -33ZM23 -28L24 -38L16 -33Z"),
    ("flow-cream", "M-4 6C-6 18 -2 30 4 32C10 30 14 18 12 6Q4 12 -4 6Z"),
    ("flow-cream", "M-8 -9C-8 -14 16 -14 16 -9C16 -3 10 0 4 0C-2 0 -8 -3 -8 -9Z"),
    ("flow-ink", "M0 -13H8L4 -9Z"),
)
CAT_LINES = (
    (
        "flow-stripe",
        "M-2 -34V-27M4 -35V-26M10 -34V-27M-20 16L-12 17M-21 23L-13 23M28 16L19 17M28 23L20 23M-34 12L-28 10",
    ),
    ("flow-line", "M-10 -19Q-6 -24 -2 -19M10 -19Q14 -24 18 -19M4 -9V-6M-1 -4Q2 -3 4 -6Q6 -3 9 -4"),
)
DOG = (
    ("flow-brown", "M26 30C36 28 42 16 38 6C34 4 30 14 24 18Z"),
    ("flow-white", "M-14 34C-18 10 -6 -4 10 -4C28 -4 34 14 31 34C18 39 0 39 -14 34Z"),
    ("flow-brown", "M10 -4C28 -4 34 14 31 34C26 36 20 37 16 37C22 22 20 8 10 -4Z"),
    ("flow-white", "M-34 -14C-34 -22 -24 -22 -18 -28C-10 -42 18 -40 20 -22C22 -6 8 0 -6 -2C-18 -3 -34 -4 -34 -14Z"),
    ("flow-brown", "M-4 -37C6 -40 18 -36 20 -22C21 -12 14 -6 6 -4C6 -16 2 -28 -8 -33Z"),
    ("flow-bark", "M4 -37C24 -38 32 -18 24 0C14 0 6 -12 4 -26Z"),
    ("flow-ink", "M-36 -18C-36 -23 -28 -24 -26 -20C-25 -15 -35 -13 -36 -18Z"),
    ("flow-red", "M-26 -5C-27 4 -20 6 -18 -3Z"),
)
DOG_LINES = (
    ("flow-collar", "M-8 2Q6 8 20 0"),
    ("flow-line", "M-31 -9Q-24 -3 -16 -7M-12 -23L-12 -21M-14 28Q-10 32 -6 36M4 26Q6 32 5 37"),
)
CAPYBARA = (
    ("flow-fur", "M-34 30V40H-22V32ZM4 30V40H16V32Z"),
    ("flow-fur", "M-42 34C-48 6 -36 -12 -10 -12C8 -12 22 -6 25 8C27 18 27 28 25 35C6 39 -24 39 -42 34Z"),
    ("flow-hide", "M-6 0C-6 -24 8 -34 24 -34C38 -34 44 -28 44 -17C44 -6 40 2 28 4C14 8 0 12 -6 0Z"),
    ("flow-fur", "M4 -28C0 -40 12 -42 15 -32Z"),
    ("flow-muzzle", "M32 -30C40 -30 44 -26 44 -17C44 -8 41 -2 33 1C29 -8 28 -20 32 -30Z"),
)
CAPYBARA_LINES = (
    (
        "flow-line",
        "M21 -22L21 -20M40 -23L40 -22M43 -11Q36 -6 30 -9M-30 14Q-26 10 -22 14M-14 22Q-10 18 -6 22M-28 26Q-24 22 -20 26",
    ),
    ("flow-leaf", "M14 -34C2 -36 2 -46 8 -44C14 -52 20 -52 24 -44C32 -46 30 -36 18 -34Z"),
    ("flow-petal", "M16 -35C8 -40 10 -46 14 -45C16 -50 19 -50 20 -45C25 -46 26 -40 16 -35Z"),
)
TERN = (
    ("flow-leg", "M-1 22H3V36H9V40H-7V36H-1ZM11 22H15V36H21V40H5V36H11Z"),
    ("flow-white", "M-22 -20C-22 -34 2 -36 4 -20C10 -8 28 -4 46 4C36 20 22 30 6 28C-10 26 -18 12 -16 -4C-20 -8 -22 -14 -22 -20Z"),
    ("flow-wing", "M0 2C14 -6 30 0 46 4C36 18 18 22 6 16C-2 12 -4 6 0 2Z"),
    ("flow-ink", "M-24 -22C-26 -40 0 -44 8 -30L20 -34L10 -20C2 -26 -12 -26 -24 -22Z"),
    ("flow-leg", "M-21 -24L-44 -15L-20 -12Z"),
)  # fmt: skip
TERN_LINES = (("flow-line", "M14 6Q24 8 34 7M12 12Q20 14 28 12M-42 -15.4L-22 -17"), ("flow-eye", "M-13 -19L-13 -18"))

ANIMALS = {
    "cat": (CAT, CAT_LINES),
    "dog": (DOG, DOG_LINES),
    "capybara": (CAPYBARA, CAPYBARA_LINES),
    "tern": (TERN, TERN_LINES),
}

BOAT = (
    ("flow-mast", "M-2 -44H2V14H-2Z"),
    ("flow-red", "M5 -42C28 -32 38 -12 36 4H5Z"),
    ("flow-sail", "M-5 -28C-10 -18 -22 -6 -30 4H-5Z"),
    ("flow-hull", "M-42 10C-30 13 30 13 42 10C40 24 30 32 20 33H-20C-30 32 -40 24 -42 10Z"),
    ("flow-plank", "M-40 17C-28 20 28 20 40 17C39 20 38 22 37 24C26 26 -26 26 -37 24C-38 22 -39 20 -40 17Z"),
    ("flow-flag", "M2 -46L-14 -42L2 -37Z"),
)
LOGS = (
    ("flow-wood", "M-19 -36L-7 -38L-3 36L-15 38Z"),
    ("flow-bark", "M1 -32L13 -31L17 37L5 38Z"),
    ("flow-grain", "M-19 -36A6 3 0 0 1 -7 -38A6 3 0 0 1 -19 -36ZM1 -32A6 3 0 0 1 13 -31A6 3 0 0 1 1 -32Z"),
)
STONES = (
    ("flow-stone", "M-30 4L-24 -14L-10 -18L0 -8L-2 10L-16 16Z"),
    ("flow-shale", "M-4 -10L6 -26L22 -24L30 -8L22 4L4 4Z"),
    ("flow-stone", "M0 12L8 0L24 2L30 16L20 27L4 26Z"),
    ("flow-shale", "M-22 18L-8 10L4 20L-2 30L-18 30Z"),
    ("flow-shine", "M-22 -11L-11 -15L-6 -10L-18 -4ZM8 -22L20 -21L24 -14L10 -14ZM10 4L22 5L24 11L12 11Z"),
)
LEAVES = (
    "M-30 14C-38 8 -36 -2 -28 2C-24 6 -26 12 -30 14ZM26 -20C22 -30 32 -34 34 -26C34 -22 30 -20 26 -20Z"
    "M22 18C28 10 36 14 33 20C30 24 24 22 22 18Z"
)
BRANCHES = (
    ("flow-bark", "M-36 20L-32 12L34 -22L37 -14Z"),
    ("flow-wood", "M-32 -20L-25 -26L36 18L30 26Z"),
    ("flow-bark", "M-2 -37L7 -36L3 37L-6 36Z"),
    ("flow-wood", "M-38 -2L-37 -9L37 -1L36 7Z"),
    ("flow-leaf", LEAVES),
)
BOULDER = (
    ("flow-foam", "M-43 6C-44 -18 -28 -40 0 -41C30 -42 45 -20 44 6C43 30 26 43 0 43C-28 43 -42 28 -43 6Z"),
    ("flow-shale", "M-36 26L-30 -4L-14 -28L8 -32L28 -12L36 20L22 36L-20 37Z"),
    ("flow-stone", "M-36 26L-30 -4L-14 -28L4 -8L-4 22L-20 37Z"),
    ("flow-shine", "M-14 -28L8 -32L14 -14L4 -8Z"),
)
BRANCH = (("flow-branch", "M10 20C12 2 4 -14 -6 -34M9 4L-14 -10M8 -6L24 -34M10 6L32 -8M0 -18L6 -38"),)
PERCHED = "M-20 -6C-14 -8 -8 -8 -3 -3C-2 -9 2 -9 3 -3C8 -8 14 -8 20 -6C14 -1 10 1 6 5L9 13L0 9L-9 13L-6 5C-10 1 -14 -1 -20 -6Z"
FOAM = "M-46 35q7.6 -8 15.3 0t15.3 0t15.3 0t15.3 0t15.3 0t15.3 0"


def drawn(parts: tuple[Part, ...]) -> tuple[Shape, ...]:
    """Each part in its colour."""
    return tuple(shape("", "path", kind, d=path) for kind, path in parts)


def cut_out(parts: tuple[Part, ...]) -> tuple[Shape, ...]:
    """Their shadow and their cream edge, as one piece of paper."""
    outline = "".join(path for _, path in parts)
    return (
        shape("", "path", "flow-shadow", d=outline, transform="translate(2.5 3.5)"),
        shape("", "path", CUT, d=outline),
    )


def standing() -> tuple[Shape, ...]:
    """Everything that a position puts on the board, but for tiles."""
    animals = (
        group(
            name,
            shape("", "path", "flow-sand", d=ISLAND),
            shape("", "path", "flow-grass", d=GRASS),
            *(each for piece in (cut_out(parts), drawn(parts), drawn(lines)) for each in piece),
        )
        for name, (parts, lines) in ANIMALS.items()
    )
    return (
        *animals,
        group("boat", *cut_out(BOAT), *drawn(BOAT), shape("", "path", "flow-foam-line", d=FOAM)),
        group("logs", shape("", "path", "flow-shadow", d="M-16 -32L20 -28L22 40L-10 41Z"), *drawn(LOGS)),
        group("stones", shape("", "path", "flow-shadow", d="M-26 8L8 -20L34 -4L33 20L8 31L-18 33Z"), *drawn(STONES)),
        group(
            "branches", shape("", "path", "flow-shadow", d="M-30 -18L2 -33L34 -14L38 20L4 40L-28 24Z"), *drawn(BRANCHES)
        ),
        group("boulder", *drawn(BOULDER), *drawn(BRANCH)),
        group(
            "perched",
            shape("", "circle", "flow-shadow", r=27, cx=2, cy=3),
            shape("", "circle", "flow-token", r=27),
            shape("", "path", "flow-feather", d=PERCHED, transform="scale(1.05)"),
        ),
    )
