// What Apple's Foundation has and Linux's lacks or keeps in a module of its own. Code for Apple's platforms also finds
// Combine's names and Observation's where it imports Foundation alone.
@_exported public import Foundation
@_exported public import KumihanCombine
@_exported public import Observation
