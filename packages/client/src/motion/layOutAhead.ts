import { inTask } from '../app/inTask.ts'

/**
 * Works out styles, and nothing else: where things lie can wait for another task. Asking what moves is the one
 * question for which the browser needs the styles of everything, and no more.
 */
export function restyle(): void {
  document.getAnimations()
}

/**
 * Lays out what has changed before the frame that shows it, in tasks of their own: that frame has enough to do with
 * painting, and a press that comes meanwhile should not wait for all. Returns what ends that.
 */
export function layOutAhead(root: Element): () => void {
  let isAsked = false
  const layOut = async (): Promise<void> => {
    await inTask(restyle)
    isAsked = false
    await inTask(() => root.getBoundingClientRect())
  }
  const observer = new MutationObserver(() => {
    if (isAsked) return
    isAsked = true
    void layOut()
  })
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  return () => observer.disconnect()
}
