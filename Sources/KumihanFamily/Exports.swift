// The modules for `import FamilyControls`, `ManagedSettings`, `DeviceActivity`, `AlarmKit` and `GroupActivities`: what concerns
// people and their time, on a device where nobody was asked.
@_exported public import Foundation
@_exported public import KumihanServices
@_exported public import KumihanWidgets
