/** A game with Kraken: Ann has paid with a kraken and reserved the crab stack; Mira explores. */
export const SMUGGLING = `
players 2
expansions kraken
deal lord:watcher lord:jailer lord:trader lord:slaver lord:elder lord:miller location:megalodon first:A
A explore | card:kraken4
B pass
A take
B explore | card:crab1
A pass
B take
A explore | card:squid1
B pass
A take
B explore | card:crab3
A pass
B take
A recruit watcher
A crab
B explore | card:crab2
`

/** A game with Leviathan: Ann has fought and bought, Mira was attacked; Ann's turn begins. */
export const BORDER = `
players 2
expansions leviathan
deal lord:breeder lord:rebel lord:trader lord:slaver lord:elder lord:miller location:chasm leviathan:2 die:3 die:4 first:A
A explore | card:monster
A fight | die:5
A 1 base | token:token3 leviathan-token:key
A pass
B explore | card:crab4d
A buy | card:jellyfish1p
B take
A pass
A explore | card:jellyfish2p
B pass
A take
B explore | card:monster
B on | leviathan:17 die:3 die:4 card:squid3
B take
`

/** A game with Kraken in which Ann has 4 nebulis, 1 pearl, crab 2, squid 1 and kraken 2. */
export const WITH_NEBULIS = `
players 2
expansions kraken
deal lord:watcher lord:vigil lord:trader lord:slaver lord:elder lord:miller location:megalodon first:A
A explore | card:kraken4
B pass
A take
B explore | card:crab1
A pass
B take
A explore | card:squid1
B pass
A take
B explore | card:crab3
A pass
B take
A recruit watcher
A crab
B explore | card:seahorse1
A pass
B take
A explore | card:crab2
B pass
A take
B explore | card:seahorse1
A pass
B take
A explore | card:squid1
B pass
A take
B explore | card:seahorse1
A pass
B take
A explore | card:kraken2
B pass
A take
B explore | card:seahorse1
A pass
B take
`
