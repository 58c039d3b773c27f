/** Four small sounds, made here and not fetched. Off unless the reader wishes for them. */

type Sound = "turn" | "move" | "say" | "end"

/** Pitches in Hz and when they begin, in seconds. */
const TUNES: Readonly<Record<Sound, readonly (readonly [number, number])[]>> = {
  turn: [
    [587, 0],
    [880, 0.11],
  ],
  move: [[392, 0]],
  say: [[740, 0]],
  end: [
    [523, 0],
    [659, 0.14],
    [784, 0.28],
    [1047, 0.42],
  ],
}

const SOUNDS_FOR = 0.28
const VOLUME = 0.07

let context: AudioContext | undefined

/** Let a sound be heard; browsers allow it only after a first touch. */
export function sound(name: Sound): void {
  context ??= new AudioContext()
  for (const [pitch, after] of TUNES[name]) ring(context, pitch, context.currentTime + after)
}

function ring(at: AudioContext, pitch: number, when: number): void {
  const tone = at.createOscillator()
  const volume = at.createGain()
  tone.type = "triangle"
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(VOLUME, when)
  volume.gain.exponentialRampToValueAtTime(0.0001, when + SOUNDS_FOR)
  tone.connect(volume).connect(at.destination)
  tone.start(when)
  tone.stop(when + SOUNDS_FOR)
}
