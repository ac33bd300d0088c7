// Questions are numbered in the order in which the files of the engine are read. Tests read single files, and
// share what they have read: so all of it is read first, as everybody else does.
import '../src/index.ts'
