/** Results that a form calculates by itself, beside it. */
import { type ReactNode, useMemo } from 'react'
import { type FormStore, type FormTexts, ValueResults as Values, type ValueWords } from '../../../engine/react/index.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useFormTexts } from '../../calculator/use-form-texts.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ReportButton } from './values-report-button.tsx'

type Props = {
  readonly store: FormStore
  readonly texts: FormTexts
  /** Beside the title. */
  readonly tools?: ReactNode
}

/** Results of a form whose texts are at hand. */
export const ShownValues = ({ store, texts, tools }: Props) => {
  const { t } = useTexts('values')
  const words = useMemo(
    (): ValueWords => ({
      source: (source) => t('source', { source }),
      cell: (cell) => t('cell', cell),
      solve: {
        title: t('solve.title'),
        input: t('solve.input'),
        target: (name) => t('solve.target', { name }),
        find: t('solve.find'),
        take: (found) => t('solve.take', found),
        none: (range) => t('solve.none', range),
        jump: (jump) => t('solve.jump', jump),
        blocked: t('solve.blocked'),
      },
    }),
    [t],
  )
  return (
    <div className="panel p-4">
      <Values
        store={store}
        texts={texts}
        words={words}
        renderHead={(asText) => (
          <div className="mb-3 flex items-center justify-between gap-3">
            <h2 id="values-title" className="text-lead font-semibold">
              {t('title')}
            </h2>
            <div className="flex flex-wrap items-center justify-end gap-2">
              {tools}
              <CopyButton text={asText} label={t('copy')} named={t('copy')} />
            </div>
          </div>
        )}
      />
    </div>
  )
}

/** Results of a calculator of the site. */
export const ValueResults = ({ store, id }: Pick<Props, 'store'> & { readonly id: string }) => (
  <ShownValues store={store} texts={useFormTexts(store.plan)} tools={<ReportButton store={store} id={id} />} />
)
