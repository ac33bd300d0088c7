/** Microseconds of CPU time that this process has used, all threads together. */
export function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
