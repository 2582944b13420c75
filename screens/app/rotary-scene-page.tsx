/** First step of the rotating flow: what a scene demands goes on to the second step. */
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { FirstStep } from '../rotating/first-step.tsx'
import { goOnWith, keepVisit, readSecond } from '../rotating/rotating-session.ts'
import type { Calculated } from '../rotating/runners.ts'
import { usePageTitle } from './page-title.ts'
import { keptFirstStep, keptSecondStep } from './rotary-keeping.ts'
import { renderScene } from './rotary-pictures.tsx'
import { sceneService } from './rotary-service.ts'
import { useTexts } from './texts.tsx'

export const RotaryScenePage = ({ id }: { id: string }) => {
  const { LL, locale, text } = useTexts()
  const [, navigate] = useLocation()
  const calls = useMemo(() => sceneService(id, locale), [id, locale])
  const goOn = (calculated: Calculated) => {
    keptSecondStep.write(keepVisit(goOnWith(calculated, readSecond(keptSecondStep.read()))))
    navigate(`/selection/rotating_${id}`)
  }
  const name = text(`classes.${id}`) ?? id
  usePageTitle(LL.titles.calculator({ name }))
  return (
    <div className="page">
      <FirstStep name={name} calls={calls} keeping={keptFirstStep} renderPicture={renderScene} onCalculated={goOn} />
    </div>
  )
}
