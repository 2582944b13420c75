/** The playground with the forms of all calculators. */
import { lazy, Suspense, use } from 'react'
import { resultValues } from '../../engine/index.ts'
import { CalculatorForm } from '../../engine/react/index.ts'
import { loadFont } from '../base/texts/load-font.ts'
import { withTexts } from '../base/texts/language.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useOwnFormTexts } from '../calculator/use-form-texts.ts'
import { Drawing } from '../calculator/option-drawing.tsx'
import { diagrams } from '../drawings/diagram-registry.ts'
import { openedText } from '../playground/saved-text.ts'
import type { FormSlot } from '../playground/live-side.tsx'
import { Playground } from '../playground/playground.tsx'
import { showToast } from '../ui/toast.tsx'
import { usePickers } from './calculator/pickers.ts'
import { FormPanel } from '../ui/calculator-layout.tsx'

const ShownValues = lazy(async () => ({
  default: (await withTexts(['values'], import('./calculator/value-results.tsx'))).ShownValues,
}))

const LiveFormView = ({ live: { number, sound, watched }, own, onStart }: FormSlot) => {
  const { t } = useTexts('shell')
  const pickers = usePickers()
  const words = useOwnFormTexts(sound.plan, own, sound.examples?.init)
  return (
    <>
      <FormPanel className="mx-auto w-form max-w-full">
        <CalculatorForm
          key={number}
          store={watched.store}
          texts={words}
          drawing={Drawing}
          diagrams={diagrams}
          pickers={pickers}
          onStart={onStart}
          onRefused={showToast}
          onCorrection={showToast}
        >
          <button type="button" className="button" data-kind="quiet" onClick={() => watched.store.dispatch({ type: 'reset' })}>
            {t('form.reset')}
          </button>
        </CalculatorForm>
      </FormPanel>
      {resultValues(sound.plan.schema) && (
        <div className="mx-auto mt-4 w-form max-w-full">
          <Suspense>
            <ShownValues key={number} store={watched.store} texts={words} />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** The editor measures its lines when it is made. */
const editorFont = loadFont("500 13px 'IBM Plex Mono'")

export const PlaygroundPage = () => {
  use(editorFont)
  const opened = use(openedText())
  return <Playground opened={opened} renderForm={(slot) => <LiveFormView {...slot} />} />
}
