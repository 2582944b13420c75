/** Filters the working classes by the motion of the load; pressing the selected motion again or "all" clears the filter. */
import { moves } from '../../../schemas/working-classes.ts'
import { useTexts } from '../../base/texts/texts.ts'

export type Move = (typeof moves)[number]

/** Icon paths of the motions, 24 × 24. */
const signs: Readonly<Record<Move, string>> = {
  lift: 'M4 21h16M7 15h10v3H7zM12 12V3M8 7l4-4 4 4',
  push: 'M3 8h8v8H3zM11 12h9M16 8l4 4-4 4',
  position: 'M2 18h20M9 9h6v6H9zM2 6h20M5 3L2 6l3 3M19 3l3 3-3 3',
  turn: 'M4 18a8 3 0 0016 0 8 3 0 10-16 0M6 9a7 7 0 0112-2M18 3v4h-4',
  drive: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19M19 5l-2.8 2.8M7.8 16.2L5 19',
}

type Props = { readonly chosen: Move | undefined; readonly onChoose: (move: Move | undefined) => void }

export const MoveChoice = ({ chosen, onChoose }: Props) => {
  const { t } = useTexts('home')
  return (
    <section className="mt-6" aria-labelledby="ask">
      <div className="move-head">
        <h2 id="ask" className="text-base text-ink">
          {t('ask')}
        </h2>
        <button type="button" className="button" data-kind="quiet" data-size="small" hidden={!chosen} onClick={() => onChoose(undefined)}>
          {t('all')}
        </button>
      </div>
      <ul className="move-choice">
        {moves.map((move) => (
          <li key={move}>
            <button type="button" aria-pressed={move === chosen} onClick={() => onChoose(move === chosen ? undefined : move)}>
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={signs[move]} />
              </svg>
              <strong>{t(`intents.${move}.name`)}</strong>
              <small>{t(`intents.${move}.note`)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
