/** Complete actuators, shared by the pictures of working classes, options and models. */
import { Accent, Ground, Thread, UprightThread } from './primitives.tsx'

/** A load, drawn as a crossed box. */
export const Load = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <>
    <path className="drawing-solid" d={`M${x} ${y}h${width}v${height}h${-width}z`} />
    <path className="drawing-thin" d={`M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`} />
  </>
)

/** An electric cylinder along x: motor, coupling housing, tube, rod with its eye; centre line at y = 45. */
export const Cylinder = () => (
  <>
    <path className="drawing-solid" d="M4 32h22v26H4zM26 28h6v34h-6zM32 32h40v26H32zM72 29h7v32h-7z" />
    <path d="M9 32v26M14 32v26M19 32v26M32 37h40M32 53h40" className="drawing-thin" />
    <Accent>
      <path d="M79 41h22v8H79z" />
      <circle cx="108" cy="45" r="8" />
    </Accent>
    <circle className="drawing-solid" cx="108" cy="45" r="3.2" />
  </>
)

/** A linear module seen from the side: profile with end plates, and the carriage on it. */
export const ModuleBody = () => (
  <>
    <path className="drawing-solid" d="M6 50h84v16H6zM3 46h6v24H3zM87 46h6v24h-6z" />
    <path d="M12 56h72M12 60h72" className="drawing-thin" />
    <Accent>
      <path d="M36 38h28v12H36z" />
    </Accent>
  </>
)

/** The motor in line with the screw. */
export const ModuleMotor = () => (
  <>
    <path className="drawing-solid" d="M93 49h6v18h-6zM99 47h17v22H99z" />
    <path d="M103 47v22M107 47v22" className="drawing-thin" />
  </>
)

/** The motor under the module, driving over a belt. */
export const FoldedModuleMotor = () => (
  <>
    <path className="drawing-solid" d="M93 46h10v38H93zM66 70h27v13H66z" />
    <path d="M71 70v13M75 70v13M96 52h4M96 76.5h4M96.5 52v24M99.5 52v24" className="drawing-thin" />
  </>
)

/** A slide table seen from above: base with two rails, screw, table, motor. */
export const SlideTable = () => (
  <>
    <path className="drawing-solid" d="M6 26h90v44H6zM96 36h18v24H96z" />
    <path d="M10 32h82M10 36h82M10 60h82M10 64h82M102 36v24M106 36v24" className="drawing-thin" />
    <Thread from={12} to={90} y={48} radius={3} />
    <Accent>
      <path d="M34 22h34v52H34z" />
      <circle cx="40" cy="29" r="1.5" />
      <circle cx="62" cy="29" r="1.5" />
      <circle cx="40" cy="67" r="1.5" />
      <circle cx="62" cy="67" r="1.5" />
    </Accent>
  </>
)

const Jack = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <g className="drawing-accent drawing-solid">
      <UprightThread from={26} to={56} x={0} radius={3} />
    </g>
    <path className="drawing-solid" d="M-11 56h22v16h-22zM-15 72h30v4h-30z" />
    <circle cx="0" cy="64" r="4" />
  </g>
)

/** Two screw jacks with one drive under a platform. */
export const LiftingTable = () => (
  <>
    <Ground x={6} y={76} length={108} />
    <Jack x={28} />
    <Jack x={92} />
    <path d="M39 62.5h42M39 65.5h42" />
    <path className="drawing-solid" d="M54 58h12v12H54z" />
    <Accent>
      <path d="M12 18h96v8H12z" />
    </Accent>
    <path className="drawing-solid" d="M44 4h32v14H44z" />
  </>
)
