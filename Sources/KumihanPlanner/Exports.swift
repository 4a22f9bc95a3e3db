// One import makes a planner: what its sources, its dates and its drawing are written in.
@_exported public import Kumihan
@_exported public import KumihanCalendar
@_exported public import KumihanICalendar
