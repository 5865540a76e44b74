/**
 * The UI primitives. All screens are built from these; props are documented in each file.
 *
 * Actions:  Button (variant, size, busy, wide, asChild) · IntentLink · CopyButton (text, label) · Menu (trigger, items) · buttonClass
 * Forms:    Field (label, hint, error, optional, children: control => …) · Input · PasswordInput · SearchInput · Textarea · Select ·
 *           Checkbox · Switch (label, hint) · Segmented · RadioGroup (label, value, options, onChange)
 * Overlays: Dialog · ConfirmDialog · FormDialog · Sheet (open, onOpenChange, title, description, actions) · Tooltip
 * Layout:   Page (width) · ToolPage · PageHeader (title, lead, actions) · Card (title, aside, flush) · Tabs · TabBar · Table
 * Text:     Badge (tone) · CountBadge · ProgressBadge · Notice (tone, title, action) · EmptyState · Fact · FailureState · FailureNotice · LiveRegion · VisuallyHidden
 * Loading:  lazyComponent (fetch, waiting, failed) · LoadError (title, as, retry) · Skeleton · SkeletonCard (rows) · SkeletonRows · Spinner · Countdown (until, clock)
 * Game:     TeamLink (leagueId, manager) · TeamCrest (league, team) · ShieldLogo (code) · SquadChip · SquadTitle (squad) · UnitBadge · PointsFigure (hundredths) · Avatar (name, src, school) ·
 *           SquadButton (squad) · SquadDetailsProvider (league, actions) · SquadSearch · PositionFilter (filter, onChange) ·
 *           RosterAfter (title, change, lineup, adds, drops) · RosterChoice (title, roster, most, chosen, onChange) ·
 *           RosterReportNotice (report, nameOf) · SendCard (text, action, failed, obstacle, online, busy, onSend, onCancel) ·
 *           CalendarCard (league, events) · CareerCard (title, career, count, href) · ChampionBanner (champion) · SharePicture (picture, name, title) · ScoreRow (team, hundredths, place) · StarterMarks (starters) · VacantTeamFields (vacant, choice) · Poll (poll, me, nameOf, clock, onVote) · Gridiron (chances, winner) · GameTile (game) · Origin (of, children)
 * Pictures: PicturePicker (name, picture, school, onUpload, onRemove)
 * Toasts:   notify.success | info | error
 */
export { Avatar } from './ui/Avatar';
export { Badge, CountBadge, ProgressBadge, formatCount, formatUnread, type Tone } from './ui/Badge';
export { RosterReportNotice } from './game/league/RosterReportNotice';
export { Button, buttonClass, type ButtonProps, type ButtonVariant } from './ui/Button';
export { CalendarCard } from './game/league/CalendarCard';
export { Card } from './ui/Card';
export { CareerCard } from './game/league/CareerCard';
export { ChampionBanner } from './champion/ChampionBanner';
export { CopyButton } from './ui/CopyButton';
export { Countdown } from './ui/Countdown';
export { Dialog, Sheet } from './ui/overlays/Dialog';
export { ConfirmDialog } from './ui/overlays/ConfirmDialog';
export { FormDialog } from './ui/overlays/FormDialog';
export { Fact } from './ui/Fact';
export { Field } from './ui/forms/Field';
export { Checkbox, Input, PasswordInput, Select, Switch, Textarea } from './ui/forms/inputs';
export { GameLine, Moment, ZoneOf } from './game/GameLine';
export { GameTile, type MySquads } from './game/GameTile';
export { GoogleMark } from './ui/GoogleMark';
export { LeaguePreviews } from './game/league/LeaguePreviews';
export { LeagueHeader } from './game/league/LeagueHeader';
export { LeagueStates } from './game/league/LeagueStates';
export { NoRosters } from './game/league/NoRosters';
export { LeagueSheetContext, type LeagueSheetProps } from './game/league/LeagueSheetContext';
export { LeagueSwitcher } from './game/league/LeagueSwitcher';
export { IntentLink } from './ui/IntentLink';
export { lazyComponent, type LazyComponent } from './ui/lazyComponent';
export { lazyDialog } from './ui/overlays/lazyDialog';
export { LiveRegion } from './ui/LiveRegion';
export { LoadError } from './ui/LoadError';
export { MemberList } from './game/league/MemberList';
export { Menu, type MenuItem } from './ui/overlays/Menu';
export { listenForToasts, notify, onFirstToast } from './ui/overlays/notify';
export { Origin } from './origin/Origin';
export { PicturePicker, type PictureOnItsWay } from './picture/PicturePicker';
export { OptionList } from './ui/forms/OptionList';
export { Page, PageHeader, ToolPage } from './ui/PageHeader';
export { saveFile } from './ui/saveFile';
export { SearchInput } from './ui/forms/SearchInput';
export { RadioGroup, Segmented } from './ui/forms/Segmented';
export { Spinner } from './ui/Spinner';
export { EmptyState, FailureNotice, FailureState, Notice, Skeleton, SkeletonCard, SkeletonRows } from './ui/states';
export { NextSeasonInvite, NextSeasonLink } from './game/league/NextSeasonInvite';
export { GainFigure, LineupGain } from './game/roster/LineupGain';
export { describeProjection, ProjectionFigures, ProjectionLine } from './game/roster/SquadProjection';
export { bandOf, spineOf } from './game/schoolColors';
export { RecordLines } from './game/league/RecordLines';
export { ChangedSpots, RosterAfter } from './game/roster/RosterAfter';
export { Poll } from './game/Poll';
export { RosterChoice } from './game/roster/RosterChoice';
export { SendCard } from './game/roster/SendCard';
export { SchoolPicker } from './game/SchoolPicker';
export type { MatchupPicture, PictureSide } from './share/matchupLayout';
export { SharePicture } from './share/SharePicture';
export { formatGameCounts, ScoreRow } from './game/ScoreRow';
export { StarterMarks } from './game/roster/StarterMarks';
export { OpponentLogo } from './game/OpponentLogo';
export { PositionFilter, SquadSearch } from './game/roster/SquadFilters';
export { PointsFigure } from './game/PointsFigure';
export { ShieldLogo, SquadChip, SquadTitle, UnitBadge } from './game/roster/squadLabels';
export { TeamCrest } from './game/league/TeamCrest';
export { TeamLink } from './game/league/TeamLink';
export { Table, type Column } from './ui/Table';
export { TaskHeader } from './ui/TaskHeader';
export { TabBar, Tabs } from './ui/Tabs';
export { Tooltip } from './ui/overlays/Tooltip';
export { useVacantTeam, VacantTeamFields } from './game/league/VacantTeam';
export { VisuallyHidden } from './ui/VisuallyHidden';
export { Gridiron, placeOfBall, sideOf } from './game/Gridiron';
export { SquadButton } from './squad/SquadButton';
export { SquadDetailsProvider, useOpenSquad } from './squad/SquadDetails';
export { SampleMatchup, SampleRoster } from './game/samples';
export { WeekSwitcher } from './game/WeekSwitcher';
