/** A model as it looks, from its solid. */
import type { PartPicture } from '../../../contract/catalogue/part-picture.ts'

const classes: Readonly<Record<PartPicture['paths'][number][0], string>> = {
  lit: 'fill-face-lit',
  mid: 'fill-face-mid',
  dark: 'fill-face-dark',
  movedLit: 'fill-moved-lit',
  movedMid: 'fill-moved-mid',
  movedDark: 'fill-moved-dark',
  hole: 'fill-face-hole',
  edge: 'fill-none stroke-face-edge',
  thread: 'fill-none stroke-face-edge opacity-50',
}

/** Room for the strokes at the edge of the field. */
const room = 6

type Props = {
  readonly picture: PartPicture
  /** Text alternative; omitted where the name of the model stands beside. */ readonly label?: string
}

export const SolidPicture = ({ picture: { width, height, paths }, label }: Props) => (
  <svg
    className="block size-full forced-color-adjust-none"
    viewBox={[-room, -room, width + 2 * room, height + 2 * room].join(' ')}
    strokeLinejoin="round"
    strokeWidth={0.8}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    focusable="false"
  >
    {paths.map(([kind, path]) => (
      <path key={`${kind}${path}`} className={classes[kind]} d={path} vectorEffect="non-scaling-stroke" />
    ))}
  </svg>
)
