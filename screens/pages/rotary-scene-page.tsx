/** First step of the rotary flow: the demands of a scene are passed to the second step. */
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { FirstStep } from '../rotary/first-step.tsx'
import { partOf, withPart } from '../base/selection/part-memory.ts'
import { lastVisit, leaveFor } from '../base/selection/visit.ts'
import { goOnWith, savedSecond, parts } from '../rotary/rotary-session.ts'
import type { Calculated } from '../rotary/scene-machine.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { renderScene } from './rotary/rotary-pictures.tsx'
import { sceneService } from './rotary/rotary-service.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { useTexts } from '../base/texts/texts.ts'

export const RotaryScenePage = ({ id }: { id: string }) => {
  const { className } = useClassNames()
  const { locale, t } = useTexts('shell')
  const [, navigate] = useLocation()
  const calls = useMemo(() => sceneService(id, locale), [id, locale])
  const goOn = ({ rows, cycle, request }: Calculated) => {
    const page = `rotating_${id}`
    const before = lastVisit(page)
    const second = goOnWith({ rows, cycle, scene: request }, partOf(before, parts.second, savedSecond))
    leaveFor(page, withPart(before, id, { [parts.second]: second }))
    navigate(`/selection/rotating_${id}`)
  }
  const name = className(id)
  usePageTitle(t('titles.calculator', { name }))
  return (
    <div className="page">
      <FirstStep name={name} calls={calls} renderPicture={renderScene} onCalculated={goOn} />
    </div>
  )
}
