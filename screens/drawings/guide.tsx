/** Guides: postures, layouts by posture, the block. */
import { Load } from './actuator-parts.tsx'
import { GuideSection } from './guide-section.tsx'
import { Drawing } from './drawing.tsx'
import { Accent, Arrow, Ground } from './primitives.tsx'

/** Side view of a guide with its load; rail bolts are visible beside the block. */
const SideView = () => (
  <>
    <Ground x={8} y={80} length={104} />
    <path className="drawing-solid" d="M8 66h104v14H8z" />
    <path d="M17 66v5h6v-5M97 66v5h6v-5" className="drawing-thin" />
    <Accent>
      <path d="M36 55h48v18H36z" />
    </Accent>
    <path d="M43 55v18M77 55v18" className="drawing-thin" />
    <path className="drawing-solid" d="M32 49h56v6H32z" />
    <Load x={44} y={23} width={32} height={26} />
    <Arrow from={[38, 11]} to={[82, 11]} both />
  </>
)

export const GuideHorizontal = () => (
  <Drawing>
    <SideView />
  </Drawing>
)

/** The side view turned upright, with the rail on a wall at the left. */
export const GuideVertical = () => (
  <Drawing>
    <g transform="translate(97 -1) rotate(90) scale(.765)">
      <SideView />
    </g>
  </Drawing>
)

/** View along the rail of a guide on a wall, with its load beside it. */
export const GuideWall = () => (
  <Drawing>
    <Ground x={20} y={8} length={74} side="left" />
    <g transform="translate(66.8 9) rotate(90) scale(.6)">
      <GuideSection />
    </g>
    <path className="drawing-solid" d="M59.6 20h5v50h-5z" />
    <Load x={64.6} y={31} width={28} height={28} />
    <Arrow from={[104, 34]} to={[104, 62]} />
  </Drawing>
)

export const GuideBlock = () => (
  <Drawing>
    <Ground x={20} y={78} length={80} />
    <GuideSection />
  </Drawing>
)

type Posture = 'horizontal' | 'vertical' | 'wall'
type Layout = { readonly posture: Posture; readonly rails: 1 | 2; readonly perRail: 1 | 2 | 3 | 4 }

/** Length of a block along its rail, by the number of blocks per rail. */
const blockLengths = { 1: 28, 2: 24, 3: 20, 4: 17 } as const
const blockWidth = 18
const railLength = 104
const railDistance = 36

const spread = (count: number, distance: number) => Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * distance)

/** Rails and blocks in plan view about the origin, travel along x. */
const Plan = ({ rails, perRail, length }: Omit<Layout, 'posture'> & { readonly length: number }) => {
  const blockLength = (blockLengths[perRail] * length) / railLength
  const lines = spread(rails, railDistance)
  const along = spread(perRail, perRail === 1 ? 0 : (length - 14 - blockLength) / (perRail - 1))
  const boxes = lines.flatMap((y) =>
    along.map((x) => `M${x - blockLength / 2} ${y - blockWidth / 2}h${blockLength}v${blockWidth}h${-blockLength}z`),
  )
  const caps = lines.flatMap((y) =>
    along.map(
      (x) =>
        `M${x - blockLength / 2 + 3} ${y - blockWidth / 2}v${blockWidth}M${x + blockLength / 2 - 3} ${y - blockWidth / 2}v${blockWidth}`,
    ),
  )
  return (
    <>
      <path className="drawing-solid" d={lines.map((y) => `M${-length / 2} ${y - 3.5}h${length}v7h${-length}z`).join('')} />
      <Accent>
        <path d={boxes.join('')} />
      </Accent>
      <path className="drawing-thin" d={caps.join('')} />
    </>
  )
}

/** Gravity arrows for layouts where it acts within the mounting plane; horizontal layouts have none. */
const placed = {
  horizontal: { transform: 'translate(60 45)', length: railLength, weight: undefined },
  wall: { transform: 'translate(52 45)', length: 92, weight: 110 },
  vertical: { transform: 'translate(50 45) rotate(90)', length: 82, weight: 96 },
} as const satisfies Record<Posture, object>

const layout = ({ posture, rails, perRail }: Layout) => {
  const { transform, length, weight } = placed[posture]
  return () => (
    <Drawing>
      <g transform={transform}>
        <Plan rails={rails} perRail={perRail} length={length} />
      </g>
      {weight !== undefined && <Arrow from={[weight, 31]} to={[weight, 59]} />}
    </Drawing>
  )
}

export const Guide1x1Horizontal = layout({ posture: 'horizontal', rails: 1, perRail: 1 })
export const Guide1x2Horizontal = layout({ posture: 'horizontal', rails: 1, perRail: 2 })
export const Guide2x1Horizontal = layout({ posture: 'horizontal', rails: 2, perRail: 1 })
export const Guide2x2Horizontal = layout({ posture: 'horizontal', rails: 2, perRail: 2 })
export const Guide2x3Horizontal = layout({ posture: 'horizontal', rails: 2, perRail: 3 })
export const Guide2x4Horizontal = layout({ posture: 'horizontal', rails: 2, perRail: 4 })
export const Guide1x1Vertical = layout({ posture: 'vertical', rails: 1, perRail: 1 })
export const Guide1x2Vertical = layout({ posture: 'vertical', rails: 1, perRail: 2 })
export const Guide2x1Vertical = layout({ posture: 'vertical', rails: 2, perRail: 1 })
export const Guide2x2Vertical = layout({ posture: 'vertical', rails: 2, perRail: 2 })
export const Guide2x3Vertical = layout({ posture: 'vertical', rails: 2, perRail: 3 })
export const Guide2x4Vertical = layout({ posture: 'vertical', rails: 2, perRail: 4 })
export const Guide1x1Wall = layout({ posture: 'wall', rails: 1, perRail: 1 })
export const Guide1x2Wall = layout({ posture: 'wall', rails: 1, perRail: 2 })
export const Guide2x1Wall = layout({ posture: 'wall', rails: 2, perRail: 1 })
export const Guide2x2Wall = layout({ posture: 'wall', rails: 2, perRail: 2 })
export const Guide2x3Wall = layout({ posture: 'wall', rails: 2, perRail: 3 })
export const Guide2x4Wall = layout({ posture: 'wall', rails: 2, perRail: 4 })
