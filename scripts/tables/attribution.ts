/** The attribution next to the tables (CC BY 4.0, section 3). */
export const ATTRIBUTION = `# Where the tables come from

The tables in this folder hold facts about American college football: games, results, what each position unit of a
school did, and facts about the schools. They are built by \`npm run tables\` from a copy of the sources; they are not the sources'
files, and no one named here endorses this product.

| table | from |
|---|---|
| \`season-2025.json\`, \`players-2025/\`, \`averages-2025.json\`, \`schedule-2025.json\` | **sportsdataverse, cfbfastR-cfb-data**, commit 4e3aa4ad6ffdbb439d8dbc3e9514527cdfe78bc0 (2026-08-19): player box, team box, schedules and drives of 2025. Licensed under [Creative Commons Attribution 4.0 International](https://creativecommons.org/licenses/by/4.0/). The data originate at ESPN. |
| \`schedule-2026.json\` | **csmotherman, cfb-analytics**, commit e03b584bf1dfdfbdaa1bf1b8ae1ce8b68bdd3c36 (2026-08-21); results and changed kickoffs up to 2026-09-19 from **sportsdataverse, cfbfastR-data**, commit 07d23b2def125082b76ee77bf4fecc297415825e. Content of CollegeFootballData.com. No licence is stated; only facts (dates, opponents, scores) were taken. |
| \`teams.json\` | **csmotherman, cfb-analytics** (as above). Only facts (names, places, colours) were taken. |
| positions of runners and receivers, on which the RB, WR, TE and QB lines rest | **mibarnes, Roster_Builder**, commits bca5845e588e0c936f9f18c709b51e1cd0fe2a9d and fbacca14f67155d37d25be78bf862d608711d474, and cfb-analytics. Only facts were taken. |

## What was changed
- Players' lines were added up by position into one line for each unit of a school and game; only regular-season games are kept in
  \`season-2025.json\`.
- \`players-2025/\` has the players who add to those lines, by school, week and unit, with the same columns. Players' names are facts of the
  games. Fumbles recovered, safeties and points allowed are no player's. Where several kickers made field goals in a game, their distances are
  unknown. The fumble that Tennessee returned against Syracuse has no player.
- Only the columns that score points are kept. Touchdowns of defence, kick returns and punt returns are added up; missed kicks are tries less
  makes; made field goals of unknown distance are counted apart.
- Two corrections to the box scores of 2025: Tennessee against Syracuse, one touchdown by the defence added (a fumble return); Florida against
  Texas, one safety added.
- \`opponents-2025.json\` and \`opponents-2026.json\` are made from the schedules. Which opponents are of the power conferences or FCS was added by
  hand.
- \`averages-2025.json\` holds sums of points by this game's own scoring, and of the counts behind them.
- Schedules leave out crowds, venues and notes.

No logos or images of schools are taken from anywhere. Schools' names belong to the schools; this product is not
connected with them, with the conference, or with ESPN.
`;
