/** Questions for hours, prime mover, starts and safety. */
import { type FactorChoice, startingFactors } from '../../families/service-factor/choice.ts'
import type { PrimeMover } from '../../families/service-factor/data/prime-movers.ts'
import type { SafetyLevel } from '../../families/service-factor/data/safety.ts'
import type { ServiceFactorTables } from '../../families/service-factor/tables.ts'
import { cellForHours, type HourBand, hourBands, type StartBand, startBands } from '../../families/service-factor/service-factor.ts'
import { startingBand, tidy } from './factor-lines.ts'
import { RadioGroup } from './radio-group.tsx'
import { type Texts, useTexts } from '../base/texts/texts.ts'
import { skin } from '../../engine/react/skin.ts'

type Write = (value: number) => string

type Props = {
  readonly choice: FactorChoice
  readonly tables: ServiceFactorTables
  readonly write: Write
  readonly onChange: (change: Partial<FactorChoice>) => void
  readonly onNoStarts: () => void
}

const Hours = ({ choice, tables, write, onChange }: Omit<Props, 'onNoStarts'>) => {
  const { t } = useTexts('service-factor')
  const cells = tables.machines.find(({ key }) => key === choice.machine)?.hours
  return (
    <RadioGroup<HourBand>
      id="factor-hours"
      label={t('dialog.hours')}
      hint={cells ? undefined : t('dialog.hoursFirst')}
      chosen={choice.hours}
      onChoose={(hours) => onChange({ hours })}
      choices={hourBands.map((band) => {
        const found = cells && cellForHours(cells, band)
        const isLonger = found !== undefined && found.band !== band
        const note = isLonger ? t('longerTime') : cells && !found ? t('dialog.noHours') : undefined
        return { value: band, label: t(`hours.${band}`), disabled: !found, note, ...(found && { figure: write(found.cell.value) }) }
      })}
    />
  )
}

/** Describes the band with the product that selects it. */
const bandInWords = (
  { product, from, to }: NonNullable<ReturnType<typeof startingBand>>,
  t: Texts<'service-factor'>['t'],
  write: Write,
): string => {
  const last = to === Infinity
  const words = { from: write(from ?? 0), to: last ? '' : write(to) }
  const band = last ? t('dialog.bandAbove', words) : from === undefined ? t('dialog.bandUpTo', words) : t('dialog.bandBetween', words)
  return t('dialog.startsRow', { product: write(tidy(product)), band })
}

const leaveOut = 'leaveOut'

/** Choice of the starting factor, available once the product of the first two factors is known, which selects its band. */
const Starts = ({ choice, tables, write, onChange, onNoStarts }: Props) => {
  const { t } = useTexts('service-factor')
  const cells = startingFactors(choice, tables)
  const band = startingBand(choice, tables)
  if (!cells || !band) {
    return (
      <div className="min-w-0">
        <span className={skin.label}>{t('dialog.starts')}</span>
        <span className="block text-note text-ink-faint">{t('dialog.startsLater')}</span>
      </div>
    )
  }
  return (
    <RadioGroup<StartBand | typeof leaveOut>
      id="factor-starts"
      label={t('dialog.starts')}
      hint={bandInWords(band, t, write)}
      chosen={choice.starts ?? leaveOut}
      onChoose={(starts) => (starts === leaveOut ? onNoStarts() : onChange({ starts }))}
      choices={[
        { value: leaveOut, label: t('dialog.noStarts') },
        ...startBands.map((value) => ({ value, label: t(`starts.${value}`), figure: write(cells[value].value) })),
      ]}
    />
  )
}

const primeMovers: readonly PrimeMover[] = ['motor', 'engine4to6', 'engine1to3']
const safetyLevels: readonly SafetyLevel[] = ['general', 'important', 'high']

export const FactorQuestions = (props: Props) => {
  const { choice, tables, write, onChange } = props
  const { t } = useTexts('service-factor')
  return (
    <>
      <Hours {...props} />
      <RadioGroup<PrimeMover>
        id="factor-primeMover"
        label={t('dialog.primeMover')}
        chosen={choice.primeMover}
        onChoose={(primeMover) => onChange({ primeMover })}
        choices={primeMovers.map((value) => ({ value, label: t(`primeMovers.${value}`), figure: write(tables.primeMovers[value].value) }))}
      />
      <Starts {...props} />
      <RadioGroup<SafetyLevel>
        id="factor-safety"
        label={t('dialog.safety')}
        chosen={choice.safety}
        onChoose={(safety) => onChange({ safety })}
        choices={safetyLevels.map((value) => ({ value, label: t(`safety.${value}`), figure: write(tables.safety[value].value) }))}
      />
    </>
  )
}
