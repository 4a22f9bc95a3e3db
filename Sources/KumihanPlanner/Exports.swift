// One import suffices to make a planner: its sources, its dates and its drawing.
@_exported public import Kumihan
@_exported public import KumihanCalendar
@_exported public import KumihanICalendar
