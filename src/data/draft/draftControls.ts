/** The draft commands other than picks, bundled into one chunk because only a few users need them. */
export { shareBoard, unshareBoard } from './draftBoards';
export {
  changeClock,
  drawOrder,
  handOver,
  keepSquads,
  pauseDraft,
  resumeDraft,
  setOrder,
  undoPick,
} from './draftCommands';
export { planDraft } from '../league/leagueCommands';
