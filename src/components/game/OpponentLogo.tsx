import { Shield } from 'lucide-react';
import type { SchoolCode } from '@/domain/football/schools';
import { ShieldLogo } from './roster/squadLabels';

/** A school's logo, or an empty shield for a school outside the sixteen. */
export function OpponentLogo({ code, size }: { code: SchoolCode | null; size: number }) {
  return code === null ? (
    <Shield aria-hidden strokeWidth={1.5} className="shrink-0 text-ink-muted" style={{ width: size, height: size }} />
  ) : (
    <ShieldLogo code={code} size={size} />
  );
}
