/**
 * Dialog that determines the service factor of a gear unit from machine and hours, prime mover, starts and safety, with the
 * source of each factor.
 */
import { type ReactNode, useState } from 'react'
import { focusField } from '../../engine/react/index.ts'
import { readableNumber } from '../../engine/units/index.ts'
import {
  chooseGroup,
  chooseMachine,
  chosenServiceFactor,
  type FactorChoice,
  firstMissingFactor,
} from '../../families/service-factor/choice.ts'
import { serviceFactorTables, type ServiceFactorTables } from '../../families/service-factor/tables.ts'
import { Drawer } from '../ui/dialog/drawer.tsx'
import { type FactorLine, factorLines, productText, tidy } from './factor-lines.ts'
import { FactorQuestions } from './factor-questions.tsx'
import { FactorSum } from './factor-sum.tsx'
import { MachinePicker } from './machine-picker.tsx'
import { skin } from '../../engine/react/skin.ts'
import { useLocale, useTexts } from '../base/texts/texts.ts'

type Props = {
  /** Receives the product and the choices behind it; passed as `initialChoice`, they restore the dialog. */
  readonly onConfirm: (factor: number, choice: FactorChoice) => void
  readonly onClose: () => void
  readonly initialChoice?: FactorChoice | undefined
  /** Tables of the site, if it has its own. */
  readonly tables?: ServiceFactorTables | undefined
}

const digits = 6

/** Returns the first unanswered question; the machine's factor also needs the hours. */
const missingQuestion = (choice: FactorChoice, tables: ServiceFactorTables) => {
  const missing = firstMissingFactor(choice, tables)
  return missing === 'machine' && choice.machine ? 'hours' : missing
}

type ActionsProps = Pick<Props, 'onClose'> & {
  /** The product as far as known, always visible. */
  readonly product: ReactNode
  readonly missing: ReturnType<typeof missingQuestion>
  readonly onConfirm: () => void
}

/** Buttons of the dialog; confirming an incomplete choice names the missing question and focuses it. */
const Actions = ({ product, missing, onConfirm, onClose }: ActionsProps) => {
  const { t } = useTexts('service-factor')
  const [isConfirmed, setConfirmed] = useState(false)
  const isBlocked = isConfirmed && missing !== undefined
  const confirm = () => {
    if (missing === undefined) return onConfirm()
    setConfirmed(true)
    focusField(missing === 'machine' ? 'factor-search' : `factor-${missing}`)
  }
  return (
    <div className="sticky bottom-0 z-1 -mx-6 mt-4 -mb-8 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-6 py-3 max-phone:-mx-4 max-phone:px-4">
      {/* Empty it stays in the tree, so that what appears in it is read out. */}
      <p role="status" className="basis-full text-emphasis-strong empty:hidden" id="factor-missing">
        {isBlocked && t('dialog.missing', { name: t(`dialog.${missing}`) })}
      </p>
      {product}
      <button
        type="button"
        className={`${skin.start} max-phone:flex-1`}
        aria-disabled={missing !== undefined}
        aria-describedby={isBlocked ? 'factor-missing' : undefined}
        onClick={confirm}
      >
        {t('dialog.confirm')}
      </button>
      <button type="button" className="button min-h-10 max-phone:min-h-11" onClick={onClose}>
        {t('dialog.cancel')}
      </button>
    </div>
  )
}

type ProductProps = {
  readonly lines: readonly FactorLine[]
  /** The product; undefined until complete. */
  readonly factor: number | undefined
  readonly write: (value: number) => string
}

const Product = ({ lines, factor, write }: ProductProps) => (
  <output className="min-w-24 flex-1 text-title max-phone:basis-full">
    <span>f = {productText(lines, write)}</span>
    {factor !== undefined && (
      <>
        <span> = </span>
        <strong className="text-main">{write(factor)}</strong>
      </>
    )}
  </output>
)

const nothingChosen: FactorChoice = {}

/** Removes the starts, which then count as 1. */
const withoutStarts = ({ starts: _starts, ...rest }: FactorChoice): FactorChoice => rest

/** What gets the focus is never behind the head or the buttons. */
const drawerClasses = 'w-drawer scroll-pt-4 scroll-pb-24'

export const ServiceFactorDialog = ({ onConfirm, onClose, initialChoice = nothingChosen, tables = serviceFactorTables }: Props) => {
  const { t } = useTexts('service-factor')
  const locale = useLocale()
  const [choice, setChoice] = useState<FactorChoice>(initialChoice)
  const write = (value: number): string => readableNumber(value, digits, locale)
  const chosen = chosenServiceFactor(choice, tables)
  const factor = chosen && tidy(chosen.value)
  const lines = factorLines(choice, tables)
  return (
    <Drawer
      className={drawerClasses}
      tag="serviceFactor"
      title={t('dialog.title')}
      note={<p className="text-note text-ink-faint">{t('dialog.intro')}</p>}
      onClose={onClose}
    >
      <div className="mb-4 grid grid-cols-2 gap-x-6 gap-y-2 max-phone:grid-cols-1">
        <MachinePicker
          choice={choice}
          tables={tables}
          onGroup={(group) => setChoice(chooseGroup(choice, group))}
          onMachine={(machine) => setChoice(chooseMachine(choice, machine, tables))}
        />
        <FactorQuestions
          choice={choice}
          tables={tables}
          write={write}
          onChange={(change) => setChoice({ ...choice, ...change })}
          onNoStarts={() => setChoice(withoutStarts(choice))}
        />
      </div>
      <FactorSum choice={choice} lines={lines} write={write} />
      <Actions
        product={<Product lines={lines} factor={factor} write={write} />}
        missing={missingQuestion(choice, tables)}
        onConfirm={() => factor !== undefined && onConfirm(factor, choice)}
        onClose={onClose}
      />
    </Drawer>
  )
}
