// What a phone's music is to apps: a library that is empty, a catalogue that is offline, a player that is silent. In a module
// of its own, for its names (`Song`, `Album`, `Track`) are those of many apps' models.
@_exported public import KumihanFoundation
@_exported public import KumihanViews
