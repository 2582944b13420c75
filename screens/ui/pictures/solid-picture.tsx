/** A model or an assembly as it looks, from its solids. */
import type { PartPicture } from '../../../contract/catalogue/part-picture.ts'

type Kind = PartPicture['paths'][number][0]

const faces = {
  lit: 'fill-face-lit',
  mid: 'fill-face-mid',
  dark: 'fill-face-dark',
  movedLit: 'fill-moved-lit',
  movedMid: 'fill-moved-mid',
  movedDark: 'fill-moved-dark',
} as const

const edge = 'stroke-face-edge'

const classes: Readonly<Record<Kind, string>> = {
  ...faces,
  litEdged: `${faces.lit} ${edge}`,
  midEdged: `${faces.mid} ${edge}`,
  darkEdged: `${faces.dark} ${edge}`,
  movedLitEdged: `${faces.movedLit} ${edge}`,
  movedMidEdged: `${faces.movedMid} ${edge}`,
  movedDarkEdged: `${faces.movedDark} ${edge}`,
  hole: 'fill-face-hole',
  edge: `fill-none ${edge}`,
  thread: `fill-none ${edge} opacity-50`,
  open: 'fill-none stroke-caution-fill [stroke-dasharray:3_2]',
}

/** Room for the strokes at the edge of the field, as a share of its longer side. */
const room = 0.006

type Props = {
  readonly picture: PartPicture
  /** Text alternative; omitted where the name of the model stands beside. */
  readonly label?: string
  /** With thinner edges. */
  readonly isSmall?: boolean
}

export const SolidPicture = ({ picture: { width, height, paths }, label, isSmall = false }: Props) => {
  const beside = room * Math.max(width, height)
  return (
    <svg
      className="block size-full forced-color-adjust-none"
      viewBox={[-beside, -beside, width + 2 * beside, height + 2 * beside].join(' ')}
      strokeLinejoin="round"
      strokeWidth={isSmall ? 0.5 : 0.8}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      focusable="false"
    >
      {paths.map(([kind, path]) => (
        <path key={`${kind}${path}`} className={classes[kind]} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
