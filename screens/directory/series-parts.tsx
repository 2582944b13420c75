/** Components of a series: picture, manufacturer, number of models, and basis of the figures. */
import { Suspense } from 'react'
import type { DirectorySeries } from '../../contract/directory/directory.ts'
import { useTexts } from '../base/texts/texts.ts'
import { ModelPicture } from '../results/picture/model-picture.tsx'
import { BasisTag } from '../ui/basis-tag.tsx'

/** Reserves its space to avoid layout shifts. */
export const SeriesPicture = ({ sample }: Pick<DirectorySeries, 'sample'>) => (
  <span className="series-picture">
    <Suspense>
      <ModelPicture {...sample} />
    </Suspense>
  </span>
)

export const SeriesFacts = ({ makers, bases, count }: Pick<DirectorySeries, 'makers' | 'bases' | 'count'>) => {
  const { t, listed } = useTexts('directory')
  return (
    <span className="series-facts">
      <span>{listed(makers)}</span>
      <span className="number">{t('models', { count })}</span>
      {bases.map((basis) => (
        <BasisTag key={basis} basis={basis} source="" />
      ))}
    </span>
  )
}
