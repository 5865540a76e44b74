// Made by `npm run tables`.
import opponents2025 from './opponents-2025.json';
import opponents2026 from './opponents-2026.json';

export const OPPONENTS = { 2025: opponents2025, 2026: opponents2026 };
