/** Components of a series: picture, manufacturer, number of models, and basis of the figures. */
import type { ReactNode } from 'react'
import type { DirectorySeries } from '../../contract/directory/directory.ts'
import { useTexts } from '../base/texts/texts.ts'
import { BasisTag } from '../ui/basis-tag.tsx'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'

/** By where the picture stands: on a card, in a row of a table, and beside a series or the name of a page. */
const pictureLooks = {
  card: 'min-h-24 border-r border-line bg-picture p-2 *:h-24',
  row: 'h-11 w-16',
  series: 'min-h-30 border-r border-line bg-picture p-2 *:h-24',
  head: 'min-h-30 border-r border-line bg-picture p-2 *:h-24 max-phone:hidden',
} as const

type Place = { readonly place: keyof typeof pictureLooks }

/** Reserves the space of its picture to avoid layout shifts. */
export const PictureBox = ({ place, children }: Place & { readonly children: ReactNode }) => (
  <span className={`grid place-items-center overflow-hidden *:w-full ${pictureLooks[place]}`}>{children}</span>
)

export const SeriesPicture = ({ sample, place }: Pick<DirectorySeries, 'sample'> & Place) => (
  <PictureBox place={place}>
    <Thumbnail skuID={sample.skuID} />
  </PictureBox>
)

/** A panel with a picture at its side, on phones above it. */
export const besidePicture = 'panel grid grid-cols-side overflow-hidden max-phone:grid-cols-1'

/** Facts of a series or a model in one line. */
export const FactLine = ({ children }: { readonly children: ReactNode }) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label/5 text-ink-soft">{children}</span>
)

export const SeriesFacts = ({ makers, bases, count }: Pick<DirectorySeries, 'makers' | 'bases' | 'count'>) => {
  const { t, listed } = useTexts('directory')
  return (
    <FactLine>
      <span>{listed(makers)}</span>
      <span className="number">{t('models', { count })}</span>
      {bases.map((basis) => (
        <BasisTag key={basis} basis={basis} source="" />
      ))}
    </FactLine>
  )
}
