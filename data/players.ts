// Made by `npm run tables`.
export const PLAYERS = {
  2025: {
    ALA: () => import('./players-2025/ALA.json'),
    ARK: () => import('./players-2025/ARK.json'),
    AUB: () => import('./players-2025/AUB.json'),
    FLA: () => import('./players-2025/FLA.json'),
    UGA: () => import('./players-2025/UGA.json'),
    UK: () => import('./players-2025/UK.json'),
    LSU: () => import('./players-2025/LSU.json'),
    MISS: () => import('./players-2025/MISS.json'),
    MSU: () => import('./players-2025/MSU.json'),
    MIZ: () => import('./players-2025/MIZ.json'),
    OK: () => import('./players-2025/OK.json'),
    SC: () => import('./players-2025/SC.json'),
    TENN: () => import('./players-2025/TENN.json'),
    TEX: () => import('./players-2025/TEX.json'),
    TAMU: () => import('./players-2025/TAMU.json'),
    VAN: () => import('./players-2025/VAN.json'),
  },
};
