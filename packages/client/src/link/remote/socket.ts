import type { RemoteWorld } from './remoteHost.ts'

/** Connects to a table of the server that this page comes from. */
export const connect: RemoteWorld['connect'] = (table, since, { heard, lost }) => {
  const address = new URL(
    `/api/tables/${encodeURIComponent(table)}/socket`,
    self.location.origin.replace(/^http/, 'ws'),
  )
  if (since !== undefined) address.searchParams.set('since', String(since))
  const socket = new WebSocket(address)
  socket.onmessage = ({ data }: MessageEvent<unknown>) => heard(String(data))
  // Whatever went wrong, it closes after it.
  socket.onclose = () => lost()
  return {
    send: (text) => socket.send(text),
    close() {
      socket.onmessage = null
      socket.onclose = null
      socket.close()
    },
  }
}
