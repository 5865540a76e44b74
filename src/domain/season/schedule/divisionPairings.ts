/** Two teams that play each other, by their index. */
type Pair = readonly [number, number];

/**
 * The games of each week of a season in divisions (docs/game.md, Divisions). Team `i` of `teams` is in division `i %
 * count`; all divisions have equally many. A cycle is a round robin inside the divisions, then one between them, then
 * the one inside again. In a shorter season there are fewer games between divisions, and only one round robin inside if
 * two would leave none. In a longer one another cycle begins.
 */
export function divisionWeeks(teams: number, count: number, weeks: number): Pair[][] {
  const size = teams / count;
  const inside = insideWeeks(size, count);
  const between = betweenWeeks(size, count);
  if (weeks > 2 * inside.length) {
    const left = weeks - 2 * inside.length - between.length;
    const cycle = [...inside, ...between.slice(0, weeks - 2 * inside.length), ...inside];
    return left > 0 ? [...cycle, ...divisionWeeks(teams, count, left)] : cycle;
  }
  return [...inside, ...between, ...inside].slice(0, weeks);
}

/**
 * A round robin in each division, all at once, by the circle method. Of an odd number one team is left over in each
 * division: they play each other, division by division.
 */
function insideWeeks(size: number, count: number): Pair[][] {
  const seats = size + (size % 2);
  return Array.from({ length: seats - 1 }, (_, week) => {
    const turning = Array.from({ length: seats - 1 }, (_, place) => 1 + ((place + week) % (seats - 1)));
    const circle = [0, ...turning];
    const pairs: Pair[] = [];
    for (let seat = 0; seat < seats / 2; seat++) {
      const [one, other] = [circle[seat]!, circle[seats - 1 - seat]!];
      for (let division = 0; division < count; division++) {
        const isOver = one === size || other === size;
        if (!isOver) pairs.push([one * count + division, other * count + division]);
        else if (division % 2 === 0) {
          const over = Math.min(one, other) * count + division;
          pairs.push([over, over + 1]);
        }
      }
    }
    return pairs;
  });
}

/**
 * Each team once against each of the other divisions, which take turns. What was played by those left over inside the
 * divisions isn't played again.
 */
function betweenWeeks(size: number, count: number): Pair[][] {
  const meetings: Pair[][] = count === 2 ? [[[0, 1]]] : FOUR_DIVISIONS;
  return Array.from({ length: size }, (_, shift) =>
    meetings.flatMap((divisions, i) => {
      if (size % 2 === 1 && shift === 0 && i === 0) return [];
      return [
        divisions.flatMap(([one, other]) =>
          Array.from({ length: size }, (_, team): Pair => [
            team * count + one,
            ((team + shift) % size) * count + other,
          ]),
        ),
      ];
    }),
  ).flat();
}

/** Which of four divisions meet, in three weeks. */
const FOUR_DIVISIONS: Pair[][] = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [0, 2],
    [1, 3],
  ],
  [
    [0, 3],
    [1, 2],
  ],
];
