/** How the parts of a form look: the Tailwind classes of each part. A field is 76 px high: label 18 and 4, control 36, message 18. */

/** The frame of a control. The focus is shown by the border and a ring, around the control and its unit. */
export const box =
  'rounded-control border border-line-strong bg-surface hover:border-link focus-within:border-link focus-within:shadow-focus'
/** What is typed into. */
export const input = 'min-w-0 bg-transparent outline-none max-phone:text-lead'
const select =
  'h-9 w-full rounded-control border border-line-strong bg-surface hover:border-link off:bg-paper off:text-ink-faint max-phone:h-11 max-phone:text-lead'

/** A label around a radio button or checkbox that is not seen. */
const pressed = 'relative cursor-pointer hover:border-link has-focus-visible:outline-focus [&>input]:absolute [&>input]:opacity-0'
/** Chosen among buttons: border, ring and ground. */
const ringed = 'chosen:border-main chosen:bg-main-soft chosen:font-semibold chosen:text-main chosen:ring-chosen'
const printedChoice = 'print:not-data-checked:hidden'
const list = 'grid gap-0.5'
const listed =
  '[&>input]:size-4 [&>input]:flex-none [&>input]:accent-main flex min-h-8 items-center gap-2 rounded-control py-0.5 cursor-pointer hover:bg-paper off:cursor-not-allowed off:text-ink-faint chosen:font-semibold chosen:text-main max-phone:min-h-11'

const field = 'relative min-w-0'
const sectionTitle = 'col-span-full text-label font-semibold text-main'
const title = 'text-label font-medium'
const messageRow = 'flex min-h-4.5 min-w-0 gap-2 pt-0.5 touch:grid touch:items-start'
const action = 'underline underline-offset-3'

/** Classes by the part of the form. */
export const skin = {
  form: 'grid grid-cols-1 gap-4',
  /** Two inputs a row; groups, tables and pictures take the whole width. */
  section: 'grid grid-cols-1 items-start gap-x-4 gap-y-2.5 print:break-inside-avoid phone:grid-cols-2',
  sectionTitle,
  fold: 'group/fold',
  foldTitle: `fold-arrow ${sectionTitle} flex flex-wrap items-baseline gap-x-2 gap-y-1 py-1.5 cursor-pointer group-open/fold:mb-3`,
  /** A long name wraps beside the arrow, not below it. */
  foldName: 'max-w-[calc(100%-17px)]',
  foldNote: 'text-note font-normal text-ink-faint',

  field: `${field} grid grid-cols-1`,
  /** A number with a dialog: a row of its own. */
  wideField: `${field} col-span-full grid grid-cols-1`,
  /** A number with its tolerance: the word for the window stands over its ends, in the line of the label. */
  tolerancedField: `${field} col-span-full grid grid-cols-last gap-x-2`,
  group: `${field} col-span-full grid grid-cols-first gap-x-4 [&>:not([id$=-label],[id$=-hint])]:col-span-full`,
  label: `${title} pb-1`,
  /** The name of a field, and beside it the button that clears the field: as high without it, so that it moves nothing when it comes. */
  head: 'flex min-h-6 flex-wrap items-baseline justify-between gap-x-3 empty:hidden',
  clear: `min-h-6 text-note text-main ${action}`,
  groupHint: 'max-w-full justify-self-end truncate',

  control: `${box} flex h-9 items-center has-aria-invalid:border-emphasis max-phone:h-11 print:h-auto print:gap-1 print:border-0 print:bg-transparent`,
  input: `${input} h-full flex-1 px-3`,
  unit: 'pr-2 text-label whitespace-nowrap text-ink-faint',
  select: `${select} px-3`,
  /** As high as a control. */
  toggle: 'flex h-9 items-center max-phone:h-11',
  /** Keeps the place of a field that is being fetched. */
  fieldWaiting: 'h-19 max-phone:h-21',
  waiting: 'text-label text-ink-faint',

  /** The row of messages is always there, so that nothing moves when one comes. */
  messages: `col-span-full ${messageRow}`,
  /** In the line of the window, which stands at its right; on phones above it. */
  tolerancedMessages: `row-start-3 max-phone:col-span-full ${messageRow}`,
  groupMessages: 'min-h-4.5 min-w-0 gap-2 pt-0.5 not-empty:flex empty:hidden touch:items-start touch:not-empty:grid',
  /** One line; where nothing hovers as many as it needs, and all messages in the same place. */
  message: 'truncate touch:col-start-1 touch:row-start-1 touch:whitespace-normal',
  hint: 'text-note text-ink-faint print:hidden',
  unusualHint: 'unusual-mark text-note text-caution print:hidden',
  /** What is said of the entry takes the place of the hint, which keeps its lines where it has several. */
  replaced: 'hidden touch:invisible touch:block',
  issue: 'issue-mark text-note text-emphasis-strong',
  notice: 'text-note text-ink-soft',
  chip: 'flex min-w-0 gap-1.5 text-note text-caution',
  chipAlone: 'touch:col-start-1 touch:row-start-1',
  chipBelow: 'touch:col-start-1 touch:row-start-2',
  chipText: 'truncate touch:whitespace-normal',
  undo: `flex-none font-semibold text-link ${action}`,

  picked: 'grid grid-cols-last gap-2',
  toleranced: 'contents *:first:row-start-2',
  tolerance: 'col-start-2 row-start-1 row-end-3 grid w-43 grid-cols-2 gap-1 self-end',
  /** As wide as two selects, which are no higher than the control and its name. */
  toleranceWaiting: 'col-start-2 row-start-1 row-end-3 w-43',
  toleranceName: 'col-span-full text-label text-ink-soft',
  toleranceEnd: `${select} pl-1`,
  toleranceWindow: 'col-start-2 min-h-4.5 w-43 truncate pt-0.5 text-right text-note text-ink-faint',

  /** Three or six of them fill their rows. */
  tiles: 'grid gap-2 has-[>:nth-child(3n):last-child]:grid-cols-3 grid-cols-many',
  tile: `${pressed} ${printedChoice} flex flex-col items-center gap-1 rounded-control border border-line bg-surface px-1 py-2 text-center text-note off:cursor-not-allowed off:bg-paper off:text-ink-faint ${ringed} chosen:[--drawing-ground:var(--main-soft)] chosen:[--drawing-tint:var(--surface)] print:[print-color-adjust:exact]`,
  tileDrawing: 'my-auto h-14 w-full',
  segmented: 'flex flex-wrap gap-0.5 rounded-control border border-line-strong bg-sunken p-0.5 print:contents',
  segment: `${pressed} ${printedChoice} flex-1 rounded-tag px-3 py-1.25 text-center chosen:bg-raised chosen:font-semibold chosen:text-main chosen:shadow-raise max-phone:py-2`,
  buttons: 'flex flex-wrap gap-2',
  button: `button ${pressed} ${ringed} min-w-30`,
  radios: list,
  radio: `${listed} ${printedChoice} px-2`,
  /** Side by side where there is room: three groups are else longer than a screen. */
  checks: `${list} grid-cols-fill`,
  check: `${listed} px-2`,
  /** A checkbox alone, in line with what stands above it. */
  switch: `${listed} justify-self-start`,
  count: 'text-ink-faint',

  diagram: 'col-span-full grid max-w-90 gap-1 has-data-wide:max-w-none',
  /** Keeps the place of a drawing that is being fetched: what stands below does not jump. */
  diagramWaiting: 'col-span-full min-h-[386px] max-w-90 max-phone:min-h-[298px]',

  derived:
    'col-span-full flex flex-wrap items-baseline gap-x-2 border-l-3 border-main-line bg-paper px-2 py-0.5 text-label/5 [[data-derived]+&]:-mt-2',
  derivedName: 'min-w-0 flex-1 text-ink-soft',
  derivedValue: 'ml-auto font-semibold',
  derivedUnit: 'font-normal text-ink-faint',
  derivedSwitch: 'grid size-6 place-items-center rounded-tag text-main italic',
  derivedFormula: 'min-w-0 basis-full',
  /** As wide as its place, whatever the formula: it scrolls. */
  formula: 'w-0 min-w-full overflow-x-auto overflow-y-hidden py-1.5 text-ink [[data-formula]+&]:text-ink-soft',

  startRow:
    'flex flex-wrap items-start gap-3 border-t border-line pt-3 docked:sticky docked:bottom-(--foot-height,0px) docked:z-20 docked:-mx-4 docked:-mb-4 docked:bg-surface docked:px-4 docked:pb-3 print:hidden',
  startBar: 'min-w-0 flex-1 max-phone:contents',
  start:
    'min-h-10 rounded-control border border-transparent bg-main px-6 text-lead/5 font-semibold text-main-on hover:bg-main-strong off:cursor-not-allowed off:bg-line off:text-ink-faint max-phone:min-h-11',
  /** As wide as the word for Start needs in most languages. */
  startSize: 'min-w-40 max-phone:flex-1',
  /** On phones two lines below all buttons: one would hold the beginning of the sentence and none of the names. */
  startReason: 'text-label/5 text-ink-faint max-phone:order-1 max-phone:line-clamp-2 max-phone:basis-full mt-2',
  /** A comma stays with the name before it. */
  startName: 'whitespace-nowrap',
  startLink: `whitespace-normal text-main ${action}`,
  spoken: 'sr-only',
} as const satisfies Readonly<Record<string, string>>
