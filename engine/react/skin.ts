/** How the parts of a form look: the Tailwind classes of each part. A field is 76 px high: label 18 and 4, control 36, message 18. */

/** The frame of a control. The focus is shown by the border and a ring, around the control and its unit. */
export const box =
  'rounded-control border border-line-strong bg-surface hover:border-link focus-within:border-link focus-within:ring-3 focus-within:ring-link/25'
/** What is typed into. */
export const input = 'min-w-0 bg-transparent tabular-nums focus:outline-hidden max-phone:text-lead'
const select =
  'h-9 w-full rounded-control border border-line-strong bg-surface hover:enabled:border-link disabled:bg-sunken disabled:text-ink-faint max-phone:h-11 max-phone:text-lead'

/** A label around a radio button or checkbox that is not seen. */
const pressed =
  'relative cursor-pointer hover:border-link has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link [&>input]:absolute [&>input]:opacity-0'
/** Chosen among buttons: border, ring and ground. */
const ringed =
  'data-checked:border-main data-checked:bg-main-soft data-checked:font-semibold data-checked:text-main data-checked:inset-ring data-checked:inset-ring-main'
const printedChoice = 'print:not-data-checked:hidden'
const list = 'grid gap-0.5'
const listed =
  '[&>input]:size-4 [&>input]:flex-none [&>input]:accent-main flex min-h-7.5 items-center gap-2 rounded-control py-0.5 cursor-pointer hover:bg-paper has-disabled:cursor-not-allowed has-disabled:text-ink-faint data-checked:font-medium data-checked:text-main max-phone:min-h-11'

const field = 'relative min-w-0'
const sectionTitle = 'col-span-full text-label font-semibold text-main'
const title = 'text-label font-medium'
const action = 'underline underline-offset-2'

/** Classes by the part of the form. */
export const skin = {
  form: 'grid grid-cols-1 gap-5',
  /** Two inputs a row; groups, tables and pictures take the whole width. */
  section: 'grid grid-cols-1 items-start gap-x-4 gap-y-2.5 print:break-inside-avoid phone:grid-cols-2',
  sectionTitle,
  fold: 'group/fold',
  foldTitle: `fold-arrow ${sectionTitle} flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 py-1.5 cursor-pointer group-open/fold:mb-3`,
  /** A long name wraps beside the arrow, not below it. */
  foldName: 'max-w-[calc(100%-17px)]',
  foldNote: 'text-note/4.5 font-normal text-ink-faint',

  field: `${field} grid grid-cols-1`,
  /** A number with a dialog: a row of its own. */
  wideField: `${field} col-span-full grid grid-cols-1`,
  /** A number with its tolerance: the word for the window stands over its ends, in the line of the label. */
  tolerancedField: `${field} col-span-full grid grid-cols-[minmax(0,1fr)_auto] gap-x-2`,
  group: `${field} col-span-full grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 [&>:not([id$=-label],[id$=-hint])]:col-span-full`,
  label: `${title} pb-1`,
  /** The name of a field, and beside it the button that clears the field: as high without it, so that it moves nothing when it comes. */
  head: 'flex min-h-6 flex-wrap items-baseline justify-between gap-x-3 empty:hidden',
  clear: `min-h-6 text-note text-main ${action}`,
  groupHint: 'max-w-full justify-self-end truncate leading-4.5',

  control: `${box} flex h-9 items-center has-aria-invalid:border-emphasis has-aria-invalid:focus-within:ring-emphasis/25 max-phone:h-11 print:h-auto print:gap-1 print:border-0 print:bg-transparent print:focus-within:ring-0`,
  input: `${input} h-full flex-1 px-2.5`,
  unit: 'pr-2.5 text-label whitespace-nowrap text-ink-faint',
  select: `${select} px-2.5`,
  waiting: 'text-label/9 text-ink-faint',

  /** The row of messages is always there, so that nothing moves when one comes. */
  messages: 'col-span-full flex min-h-4.5 min-w-0 gap-2 pt-0.5 touch:grid touch:items-start',
  groupMessages: 'min-h-4.5 min-w-0 gap-2 pt-0.5 not-empty:flex empty:hidden touch:items-start touch:not-empty:grid',
  /** One line; where nothing hovers as many as it needs, and all messages in the same place. */
  message: 'truncate touch:col-start-1 touch:row-start-1 touch:whitespace-normal',
  hint: 'text-note text-ink-faint print:hidden',
  unusualHint: 'unusual-mark text-note text-caution print:hidden',
  /** What is said of the entry takes the place of the hint, which keeps its lines where it has several. */
  replaced: 'hidden touch:invisible touch:block',
  issue: 'issue-mark text-note text-emphasis-strong',
  notice: 'text-note text-ink-soft',
  chip: 'flex min-w-0 gap-1.5 text-note text-caution tabular-nums',
  chipAlone: 'touch:col-start-1 touch:row-start-1',
  chipBelow: 'touch:col-start-1 touch:row-start-2',
  chipText: 'truncate touch:whitespace-normal',
  undo: `flex-none font-semibold text-link ${action}`,

  picked: 'grid grid-cols-[minmax(0,1fr)_auto] gap-2',
  toleranced: 'contents *:first:row-start-2 *:first:self-end',
  tolerance: 'col-start-2 row-start-1 row-end-3 grid grid-cols-[84px_84px] gap-1 self-end',
  /** As large as two selects and the line of their name. */
  toleranceWaiting: 'col-start-2 row-start-1 row-end-3 h-[59px] w-[172px] self-end max-phone:h-[67px]',
  toleranceName: 'col-span-full text-label/4.75 text-ink-soft',
  toleranceEnd: `${select} px-1 tabular-nums`,
  toleranceWindow: 'col-span-full min-h-5 pt-0.5 text-right text-note/4.5 text-ink-faint tabular-nums',

  /** Three or six of them fill their rows. */
  tiles:
    'grid gap-2 has-[>:nth-child(3):last-child]:grid-cols-3 has-[>:nth-child(6):last-child]:grid-cols-3 max-phone:grid-cols-2 phone:grid-cols-[repeat(auto-fit,minmax(112px,1fr))] phone:has-[>:nth-child(4):last-child]:grid-cols-4',
  tile: `${pressed} ${printedChoice} flex flex-col items-center gap-1 rounded-control border border-line bg-surface px-1.5 py-2 text-center text-note has-disabled:cursor-not-allowed has-disabled:text-ink-faint aria-disabled:cursor-not-allowed aria-disabled:bg-paper aria-disabled:text-ink-faint ${ringed} data-checked:[--drawing-ground:var(--main-soft)] data-checked:[--drawing-tint:var(--surface)] print:[print-color-adjust:exact]`,
  tileDrawing: 'my-auto h-14 w-full max-w-28',
  segmented: 'flex flex-wrap gap-0.5 rounded-control border border-line-strong bg-sunken p-0.5 print:contents',
  segment: `${pressed} ${printedChoice} flex-1 rounded-tag px-3 py-1.25 text-center data-checked:bg-raised data-checked:font-semibold data-checked:text-main data-checked:shadow-raise max-phone:py-2.5 print:text-start print:data-checked:bg-transparent print:data-checked:p-0 print:data-checked:text-inherit`,
  buttons: 'flex flex-wrap gap-2',
  button: `button ${pressed} ${ringed} min-w-30`,
  radios: list,
  radio: `${listed} ${printedChoice} px-2`,
  /** Side by side where there is room: three groups are else longer than a screen. */
  checks: `${list} grid-cols-[repeat(auto-fill,minmax(min(100%,210px),1fr))]`,
  check: `${listed} px-2`,
  /** A checkbox alone, in line with what stands above it. */
  switch: `${listed} justify-self-start`,
  count: 'text-ink-faint tabular-nums',

  diagram: 'col-span-full grid max-w-90 gap-1 has-data-wide:max-w-none',
  /** Keeps the place of a drawing that is being fetched: what stands below does not jump. */
  diagramWaiting: 'col-span-full min-h-[386px] max-w-90 max-phone:min-h-[298px]',

  derived:
    'col-span-full flex flex-wrap items-baseline gap-x-2 border-l-2 border-main-line bg-paper px-2 py-0.5 text-label/5 [[data-derived]+&]:-mt-2',
  derivedName: 'min-w-0 flex-1 text-ink-soft',
  derivedValue: 'ml-auto font-semibold tabular-nums',
  derivedUnit: 'font-normal text-ink-faint',
  derivedSwitch: 'size-6 rounded-tag text-center leading-6 text-main italic',
  derivedFormula: 'min-w-0 basis-full',
  /** As wide as its place, whatever the formula: it scrolls. */
  formula: 'w-0 min-w-full overflow-x-auto overflow-y-hidden py-1.5 text-ink [[data-formula]+&]:text-ink-soft',

  startRow:
    'flex flex-wrap items-start gap-3 border-t border-line max-phone:z-20 max-phone:-mx-4 max-phone:-mb-4 max-phone:bg-surface max-phone:px-4 max-phone:py-2.5 max-phone:shadow-[0_-4px_12px_var(--shade)] max-phone:not-short:sticky max-phone:not-short:bottom-[var(--foot-height,0px)] phone:pt-4 print:hidden stack:not-short:in-[[data-form-panel]]:sticky stack:in-[[data-form-panel]]:bottom-0 stack:in-[[data-form-panel]]:z-5 stack:in-[[data-form-panel]]:-mx-4 stack:in-[[data-form-panel]]:-mb-4 stack:in-[[data-form-panel]]:bg-surface stack:in-[[data-form-panel]]:px-4 stack:in-[[data-form-panel]]:py-3',
  startBar: 'min-w-0 flex-1 max-phone:contents',
  start:
    'min-h-10 rounded-control border border-transparent bg-main px-6 text-lead/5 font-semibold text-main-on hover:bg-main-strong disabled:cursor-not-allowed disabled:bg-line disabled:text-ink-faint aria-disabled:cursor-not-allowed aria-disabled:bg-line aria-disabled:text-ink-faint max-phone:min-h-11',
  /** As wide as the word for Start needs in most languages. */
  startSize: 'min-w-45 max-phone:flex-[1_1_180px]',
  /** On phones two lines below all buttons: one would hold the beginning of the sentence and none of the names. */
  startReason: 'text-label/5 text-ink-faint max-phone:order-1 max-phone:-mt-2 max-phone:line-clamp-2 max-phone:flex-[0_0_100%] phone:mt-2',
  /** A comma stays with the name before it. */
  startName: 'whitespace-nowrap',
  startLink: `whitespace-normal text-main ${action}`,
  spoken: 'sr-only',
} as const satisfies Readonly<Record<string, string>>
