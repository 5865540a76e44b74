/** The commands of a draft beside picks, fetched in one piece by the few who give them. */
export { nameOwnSeat, shareBoard, unshareBoard } from './draftBoards';
export {
  changeClock,
  drawOrder,
  handOver,
  pauseDraft,
  resumeDraft,
  setOrder,
  undoPick,
  writeDrawnOrder,
} from './draftCommands';
export { planDraft } from './leagues';
