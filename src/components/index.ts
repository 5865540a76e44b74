/**
 * The primitives. Screens are built from these and nothing else; props are documented in each file.
 *
 * Actions:  Button (variant, size, busy, wide, asChild) · IntentLink · CopyButton (text, label) · Menu (trigger, items) · buttonClass
 * Forms:    Field (label, hint, error, optional, children: control => …) · Input · PasswordInput · Textarea · Select ·
 *           Checkbox · Switch (label, hint) · Segmented · RadioGroup (label, value, options, onChange)
 * Overlays: Dialog · Sheet (open, onOpenChange, title, description, actions) · Tooltip
 * Layout:   Page (width) · PageHeader (title, lead, actions) · Card (title, aside, flush) · Tabs · Table
 * Words:    Badge (tone) · CountBadge · ProgressBadge · Notice (tone, title, action) · EmptyState · FailureState · LiveRegion · VisuallyHidden
 * Waiting:  Skeleton · SkeletonRows · Spinner · Countdown (until, now, onEnd)
 * Game:     ShieldLogo (code) · SquadChip (squad) · UnitBadge · PointsFigure (hundredths) · Avatar (name, src)
 * Pictures: PicturePicker (name, picture, onUpload, onRemove)
 * Toasts:   notify.success | info | error
 */
export { Avatar } from './Avatar';
export { Badge, CountBadge, ProgressBadge, type Tone } from './Badge';
export { Button, buttonClass, type ButtonVariant } from './Button';
export { Card } from './Card';
export { CopyButton } from './CopyButton';
export { Countdown, formatTimeLeft } from './Countdown';
export { Dialog, Sheet } from './Dialog';
export { Field } from './Field';
export { Checkbox, Input, PasswordInput, Select, Switch, Textarea } from './inputs';
export { GameLine, KickoffTime } from './GameLine';
export { GoogleMark } from './GoogleMark';
export { LeagueFaces } from './LeagueFaces';
export { LeagueStates } from './LeagueStates';
export { LeagueSwitcher } from './LeagueSwitcher';
export { IntentLink } from './IntentLink';
export { LiveRegion } from './LiveRegion';
export { MemberList } from './MemberList';
export { Menu, type MenuItem } from './Menu';
export { listenForToasts, notify, onFirstToast } from './notify';
export { PicturePicker, type PictureOnItsWay } from './picture/PicturePicker';
export { OptionList } from './OptionList';
export { Page, PageHeader } from './PageHeader';
export { RadioGroup, Segmented } from './Segmented';
export { Spinner } from './Spinner';
export { EmptyState, FailureState, Notice, Skeleton, SkeletonRows } from './states';
export { SchoolPicker } from './SchoolPicker';
export { PointsFigure, ShieldLogo, SquadChip, UnitBadge } from './squads';
export { Table } from './Table';
export { Tabs } from './Tabs';
export { Tooltip } from './Tooltip';
export { VisuallyHidden } from './VisuallyHidden';
export { WeekSwitcher } from './WeekSwitcher';
