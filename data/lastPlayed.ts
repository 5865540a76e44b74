// Made by `npm run tables`.
export { default as schedule } from './schedule-2025.json';
export { default as lines } from './season-2025.json';
