import { lazyScreen, Shown } from './lazyScreen.tsx'
import { NotFound } from './Mishap.tsx'
import { placeAt, tableAt } from './paths.ts'

const SCREENS = {
  home: lazyScreen(async () => (await import('../screens/home/HomeScreen.tsx')).HomeScreen),
  setup: lazyScreen(async () => (await import('../screens/setup/SetupScreen.tsx')).SetupScreen),
  settings: lazyScreen(
    async () => (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen,
  ),
  how: lazyScreen(async () => (await import('../screens/help/HelpScreen.tsx')).HelpScreen),
}

const TABLE = lazyScreen(async () => (await import('../screens/table/TableScreen.tsx')).TableScreen)

/** Draws what belongs to an address. */
export function ScreenAt({ path }: { readonly path: string }) {
  const place = placeAt(path)
  if (place === undefined) return <NotFound />
  const id = tableAt(path)
  if (place === 'table') return <Shown key={id} screen={TABLE} props={{ id: id ?? '' }} />
  return <Shown key={place} screen={SCREENS[place]} props={{}} />
}

/** Fetches the screen of an address, so that it is there when it is shown. */
export async function prepare(path: string): Promise<void> {
  const place = placeAt(path)
  if (place === undefined) return
  const screen = place === 'table' ? TABLE : SCREENS[place]
  // One that cannot be fetched says so itself when it is shown.
  await screen.prepare().catch(() => {})
}
