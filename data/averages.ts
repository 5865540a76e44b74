// Made by `npm run tables`.
import averages2025 from './averages-2025.json';

export const AVERAGES = { 2025: averages2025 };
