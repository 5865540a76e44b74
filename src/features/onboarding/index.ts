export { AccountStep } from './AccountStep';
export { OnboardingPage, OnboardingSkeleton } from './OnboardingPage';
