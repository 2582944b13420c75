/** Breadcrumbs of the directory. */
import { useTexts } from '../base/texts/texts.ts'
import { type Crumb, CrumbTrail } from '../ui/breadcrumbs.tsx'
import { directoryPath } from './paths.ts'

type Props = {
  /** Pages between the directory and this one. */
  readonly above?: readonly Crumb[]
  /** Name of the current page; omitted for the directory itself. */
  readonly name?: string
}

const none: readonly Crumb[] = []

export const Breadcrumbs = ({ above = none, name }: Props) => {
  const { t } = useTexts('directory')
  const crumbs = [
    { name: t('start'), address: '#/' },
    ...(name === undefined ? [] : [{ name: t('title'), address: `#${directoryPath}` }]),
    ...above,
  ]
  return <CrumbTrail label={t('breadcrumbs')} above={crumbs} here={name ?? t('title')} />
}
