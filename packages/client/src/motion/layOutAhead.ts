import { inTask } from '../app/inTask.ts'

/**
 * Lays out what has changed in a task of its own, before the frame that shows it: that has enough to do with
 * painting, and a press that comes meanwhile should not wait for both. Returns what ends that.
 */
export function layOutAhead(root: Element): () => void {
  let isAsked = false
  const observer = new MutationObserver(() => {
    if (isAsked) return
    isAsked = true
    void inTask(() => {
      isAsked = false
      root.getBoundingClientRect()
    })
  })
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  return () => observer.disconnect()
}
