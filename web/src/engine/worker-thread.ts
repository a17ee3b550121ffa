import type { Numbered, WorkerResponse } from './worker-client.ts'

/**
 * Declares the functions of a worker, because the compiler knows only the global functions of a
 * browser window.
 */
interface Thread<Question, Result> {
  addEventListener(
    type: 'message',
    on: (event: { readonly data: Numbered<Question> }) => void,
  ): void
  postMessage(response: WorkerResponse<Result>): void
}

export function answerRequests<Question, Result>(
  resultOf: (question: Question) => Promise<Result>,
): void {
  // This module runs only in a worker, whose global object is a `Thread`.
  const thread = globalThis as unknown as Thread<Question, Result>
  thread.addEventListener('message', async ({ data }) => {
    const result = await resultOf(data).catch(() => null)
    thread.postMessage({ id: data.id, result })
  })
}
