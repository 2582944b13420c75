/** Remembers what a function gave for the latest few questions. */

/**
 * @param most number of answers kept, >= 1
 * @param work a function that gives equal answers to equal questions
 * @returns the same function, which does not work out again what it has answered lately
 */
export function remembering<Question, Answer>(most: number, work: (question: Question) => Answer): (question: Question) => Answer {
  const answers = new Map<Question, { readonly answer: Answer }>()
  return (question) => {
    const known = answers.get(question) ?? { answer: work(question) }
    answers.delete(question)
    answers.set(question, known)
    if (answers.size > most) {
      for (const oldest of answers.keys()) {
        answers.delete(oldest)
        break
      }
    }
    return known.answer
  }
}
