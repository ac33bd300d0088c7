import { type LazyScreen, lazyScreen, Shown } from './lazyScreen.tsx'
import { NotFound } from './Mishap.tsx'
import { type Address, addressOf } from './paths.ts'

const SCREENS = {
  home: lazyScreen(async () => (await import('../screens/home/HomeScreen.tsx')).HomeScreen),
  setup: lazyScreen(async () => (await import('../screens/setup/SetupScreen.tsx')).SetupScreen),
  settings: lazyScreen(
    async () => (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen,
  ),
  how: lazyScreen(async () => (await import('../screens/help/HelpScreen.tsx')).HelpScreen),
  online: lazyScreen(async () => (await import('../screens/online/OnlineScreen.tsx')).OnlineScreen),
  'online-new': lazyScreen(
    async () => (await import('../screens/online/new/NewTableScreen.tsx')).NewTableScreen,
  ),
  account: lazyScreen(
    async () => (await import('../screens/account/AccountScreen.tsx')).AccountScreen,
  ),
  balance: lazyScreen(
    async () => (await import('../screens/balance/BalanceScreen.tsx')).BalanceScreen,
  ),
  replay: lazyScreen(
    async () => (await import('../screens/replay/SharedReplayScreen.tsx')).SharedReplayScreen,
  ),
  challenge: lazyScreen(
    async () => (await import('../screens/challenge/ChallengeScreen.tsx')).ChallengeScreen,
  ),
  stats: lazyScreen(async () => (await import('../screens/stats/StatsScreen.tsx')).StatsScreen),
  learn: lazyScreen(async () => (await import('../screens/learn/LearnScreen.tsx')).LearnScreen),
}

/** Screens about one thing, which they are told the name of. */
const NAMED_SCREENS = {
  table: lazyScreen(async () => (await import('../screens/table/TableScreen.tsx')).TableScreen),
  'text-table': lazyScreen(
    async () => (await import('../screens/text/TextTableScreen.tsx')).TextTableScreen,
  ),
  'online-text-table': lazyScreen(
    async () => (await import('../screens/text/TextTableScreen.tsx')).OnlineTextTableScreen,
  ),
  'online-table': lazyScreen(
    async () => (await import('../screens/online/table/OnlineTableScreen.tsx')).OnlineTableScreen,
  ),
  'look-back': lazyScreen(
    async () => (await import('../screens/lookback/LookBackScreen.tsx')).LookBackScreen,
  ),
  'replay-of': lazyScreen(
    async () => (await import('../screens/replay/ReplayScreen.tsx')).ReplayScreen,
  ),
  lesson: lazyScreen(async () => (await import('../screens/learn/LessonScreen.tsx')).LessonScreen),
  join: lazyScreen(async () => (await import('../screens/online/JoinScreen.tsx')).JoinScreen),
}

/** Books, which are told what they are opened at. */
const BOOK_SCREENS = {
  library: lazyScreen(
    async () => (await import('../screens/library/LibraryScreen.tsx')).LibraryScreen,
  ),
  rules: lazyScreen(async () => (await import('../screens/rules/RulesScreen.tsx')).RulesScreen),
}

/** Draws what belongs to an address. */
export function ScreenAt({ path }: { readonly path: string }) {
  const address = addressOf(path)
  if (address === undefined) return <NotFound />
  if ('at' in address) {
    const { place, at } = address
    return <Shown key={place} screen={BOOK_SCREENS[place]} props={{ id: at }} />
  }
  if (!('name' in address))
    return <Shown key={address.place} screen={SCREENS[address.place]} props={{}} />
  const { place, name } = address
  return <Shown key={path} screen={NAMED_SCREENS[place]} props={{ id: name }} />
}

/** Fetches the screen of an address, so that it is there when it is shown. */
export async function prepare(path: string): Promise<void> {
  const address = addressOf(path.replace(/[?#].*$/, ''))
  if (address === undefined) return
  // One that cannot be fetched says so itself when it is shown.
  await screenAt(address)
    .prepare()
    .catch(() => {})
}

function screenAt(address: Address): Pick<LazyScreen<never>, 'prepare'> {
  if ('at' in address) return BOOK_SCREENS[address.place]
  return 'name' in address ? NAMED_SCREENS[address.place] : SCREENS[address.place]
}
