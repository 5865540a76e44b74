/**
 * Whether the browser runs on an iPhone or iPad. An iPad reports itself as a Macintosh; its touch screen gives it away.
 */
export function isIos(userAgent: string, touchPoints: number): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
}

/** Whether the browser runs on a phone or tablet, where popup windows are often unavailable. */
export function isPhone(userAgent: string, touchPoints: number): boolean {
  return isIos(userAgent, touchPoints) || /Android|Mobile/.test(userAgent);
}
