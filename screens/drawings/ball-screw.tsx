/** Ball screws: posture and end supports. */
import { Drawing } from './drawing.tsx'
import { Accent, Arrow, Ground, Thread, UprightThread } from './primitives.tsx'

export const BallScrewHorizontal = () => (
  <Drawing>
    <Ground x={8} y={78} length={104} />
    <Thread from={24} to={96} y={58} />
    <path className="drawing-solid" d="M12 46h12v32H12zM96 46h12v32H96z" />
    <path d="M6 55.5h6v5H6M108 55.5h6v5h-6" />
    <Accent>
      <path d="M48 50h24v16H48z" />
      <path d="M40 43h40v7H40z" />
    </Accent>
    <path className="drawing-solid" d="M46 20h28v23H46z" />
    <path d="M46 20l28 23M74 20L46 43" className="drawing-thin" />
    <Arrow from={[38, 10]} to={[82, 10]} both />
  </Drawing>
)

export const BallScrewVertical = () => (
  <Drawing>
    <Ground x={24} y={4} length={82} side="left" />
    <UprightThread from={16} to={74} x={44} />
    <path className="drawing-solid" d="M24 6h30v10H24zM24 74h30v10H24z" />
    <Accent>
      <path d="M36 33h16v24H36z" />
      <path d="M52 27h7v36h-7z" />
    </Accent>
    <path className="drawing-solid" d="M59 31h26v28H59z" />
    <path d="M59 31l26 28M85 31L59 59" className="drawing-thin" />
    <Arrow from={[100, 22]} to={[100, 68]} both />
  </Drawing>
)

type End = 'fixed' | 'supported' | 'free'

const shaftRadius = 4
const race = 10
const centre = 45

/** Bearing boxes above and below the shaft: two side by side take thrust, one carries radially only. */
const Bearings = ({ x, count }: { x: number; count: number }) => {
  const boxes = Array.from({ length: count }, (_, index) => x + index * race).flatMap((left) =>
    [centre - shaftRadius - race, centre + shaftRadius].map(
      (top) => `M${left} ${top}h${race}v${race}h${-race}zl${race} ${race}M${left + race} ${top}l${-race} ${race}`,
    ),
  )
  return (
    <>
      <path className="drawing-accent" d={boxes.join('')} />
      <Ground x={x - 1} y={centre - shaftRadius - race} length={count * race + 2} side="up" />
      <Ground x={x - 1} y={centre + shaftRadius + race} length={count * race + 2} side="down" />
    </>
  )
}

const bearingCount = { fixed: 2, supported: 1, free: 0 } as const satisfies Record<End, number>

/** A screw with its two ends; the left one is the driven end. */
const EndSupports = ({ left, right }: { left: End; right: End }) => {
  const leftWidth = bearingCount[left] * race
  const rightWidth = bearingCount[right] * race
  return (
    <Drawing low>
      <path d="M8 45h104" className="drawing-centre" />
      <Thread from={12 + leftWidth} to={108 - rightWidth} y={centre} radius={shaftRadius} />
      <path d={`M12 43h${leftWidth}M12 47h${leftWidth}M${108 - rightWidth} 43h${rightWidth}M${108 - rightWidth} 47h${rightWidth}`} />
      <path className="drawing-solid" d="M52 35h18v20H52z M49 32h3v26h-3z" />
      {left !== 'free' && <Bearings x={12} count={bearingCount[left]} />}
      {right !== 'free' && <Bearings x={108 - rightWidth} count={bearingCount[right]} />}
    </Drawing>
  )
}

export const FixedFree = () => <EndSupports left="fixed" right="free" />
export const SupportedSupported = () => <EndSupports left="supported" right="supported" />
export const FixedSupported = () => <EndSupports left="fixed" right="supported" />
export const FixedFixed = () => <EndSupports left="fixed" right="fixed" />
