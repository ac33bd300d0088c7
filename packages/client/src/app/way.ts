import { create } from 'zustand'

/** The path somebody came from to this screen; nothing if they began here. */
export const useWay = create<{ readonly from: string | undefined }>(() => ({ from: undefined }))
