// Made by `npm run tables`.
import schedule2025 from './schedule-2025.json';
import schedule2026 from './schedule-2026.json';

export const SCHEDULES = { 2025: schedule2025, 2026: schedule2026 };
