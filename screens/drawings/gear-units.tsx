/** Gear units and motors. The output shaft is emphasised; centre lines show its position relative to the input. */
import { Drawing } from './drawing.tsx'
import { Accent } from './primitives.tsx'

/** Flange for a motor, its face at x. */
const InputFlange = ({ x, y = 45 }: { x: number; y?: number }) => (
  <path className="drawing-solid" d={`M${x} ${y - 17}h6v34h-6zM${x + 6} ${y - 10}h6v20h-6z`} />
)

/** Shaft to the right: collar and end, centre line at y. */
const OutputShaft = ({ x, y = 45, length = 20 }: { x: number; y?: number; length?: number }) => (
  <Accent>
    <path d={`M${x} ${y - 8}h5v16h-5zM${x + 5} ${y - 5}h${length}v10h-${length}z`} />
    <path className="drawing-thin" d={`M${x + 11} ${y}h${length - 6}`} />
  </Accent>
)

/** A shaft that points towards the viewer: collar, shaft, key. */
const ShaftEnd = ({ x, y }: { x: number; y: number }) => (
  <Accent>
    <circle cx={x} cy={y} r="11" />
    <circle cx={x} cy={y} r="6.5" />
    <path d={`M${x - 2} ${y - 8.5}h4v4h-4z`} />
  </Accent>
)

export const ReducerInline = () => (
  <Drawing>
    <path className="drawing-solid" d="M28 27h40l10 6v24l-10 6H28zM24 63h54v7H24z" />
    <path className="drawing-thin" d="M38 27v36M58 27v36M31 66.5h8M63 66.5h8" />
    <InputFlange x={16} />
    <OutputShaft x={78} />
    <path className="drawing-centre" d="M6 45h108" />
  </Drawing>
)

export const ReducerParallel = () => (
  <Drawing>
    <path className="drawing-solid" d="M34 10h34v40l8 4v26H42V54l-8-4z" />
    <circle className="drawing-thin" cx="51" cy="26" r="9" />
    <circle className="drawing-thin" cx="58" cy="63" r="12" />
    <InputFlange x={22} y={26} />
    <OutputShaft x={76} y={63} />
    <path className="drawing-centre" d="M8 26h64M44 63h68" />
  </Drawing>
)

export const ReducerBevel = () => (
  <Drawing>
    <path className="drawing-solid" d="M40 20h34l18 14v38H40zM36 72h60v7H36z" />
    <path className="drawing-thin" d="M46 37l14 6v4l-14 6zM42 75.5h8M82 75.5h8" />
    <InputFlange x={28} />
    <ShaftEnd x={74} y={48} />
    <path className="drawing-centre" d="M14 45h44M74 26v48" />
  </Drawing>
)

export const ReducerWorm = () => (
  <Drawing>
    <path className="drawing-solid" d="M34 14h52v28l6 6v24H28V48l6-6zM24 72h72v7H24z" />
    <path className="drawing-thin" d="M36 22h48v10H36zM42 32l4-10M50 32l4-10M58 32l4-10M66 32l4-10M74 32l4-10" />
    <circle className="drawing-thin" cx="60" cy="52" r="17" />
    <path className="drawing-solid" d="M22 14h6v26h-6zM28 20h6v14h-6z" />
    <ShaftEnd x={60} y={52} />
    <path className="drawing-centre" d="M12 27h88" />
  </Drawing>
)

export const ReducerPlanetary = () => (
  <Drawing>
    <path className="drawing-solid" d="M18 22h18v46H18zM36 26h32v38H36zM68 22h9v46h-9z" />
    <path className="drawing-thin" d="M42 26v38M62 26v38M27 28v34" />
    <circle cx="72.5" cy="28" r="1.5" />
    <circle cx="72.5" cy="62" r="1.5" />
    <OutputShaft x={77} length={24} />
    <path className="drawing-centre" d="M8 45h106" />
  </Drawing>
)

export const ReducerRightAngle = () => (
  <Drawing>
    <path className="drawing-solid" d="M20 36h30v34H20zM50 38h24v30H50zM74 34h8v38h-8zM18 12h34v10H18zM22 22h26v14H22z" />
    <path className="drawing-thin" d="M28 48l14 5-14 5zM56 38v30M68 38v30" />
    <OutputShaft x={82} y={53} />
    <path className="drawing-centre" d="M35 6v40M28 53h86" />
  </Drawing>
)

export const MotorAc = () => (
  <Drawing>
    <path className="drawing-solid" d="M12 32h10v28H12zM22 26h52v40H22zM74 22h7v48h-7zM36 12h26v14H36zM30 66h10v7H30zM56 66h10v7H56z" />
    <path className="drawing-thin" d="M22 33h52M22 39.5h52M22 46h52M22 52.5h52M22 59h52M42 19h14" />
    <OutputShaft x={81} y={46} />
    <path className="drawing-centre" d="M4 46h110" />
  </Drawing>
)

export const MotorServo = () => (
  <Drawing>
    <path className="drawing-solid" d="M10 33h18v26H10zM28 30h46v32H28zM74 27h7v38h-7zM13 22h8v11h-8zM44 20h8v10h-8z" />
    <path className="drawing-thin" d="M19 33v26M66 30v32" />
    <circle cx="77.5" cy="31" r="1.3" />
    <circle cx="77.5" cy="61" r="1.3" />
    <OutputShaft x={81} y={46} />
    <path className="drawing-centre" d="M4 46h110" />
  </Drawing>
)
