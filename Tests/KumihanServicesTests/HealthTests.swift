import Foundation
import KumihanLocation
import KumihanServices
import Testing

/// Measurements change their unit; questions are answered with nothing; errors are Apple's.
struct HealthTests {
  @Test func quantitiesChangeTheirUnit() {
    func change(_ value: Double, _ from: String, _ to: String) -> Double {
      HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
    }
    #expect(abs(change(70, "kg", "lb") - 154.323_583_5) < 1e-6)
    #expect(abs(change(37, "degC", "degF") - 98.6) < 1e-9)
    #expect(abs(change(60, "count/min", "count/s") - 1) < 1e-12)
    #expect(abs(change(1, "kcal", "kJ") - 4.184) < 1e-12)
    #expect(abs(change(500, "mL", "L") - 0.5) < 1e-12)
    #expect(abs(change(42, "mL/kg·min", "L/(kg*hr)") - 2.52) < 1e-9)
    #expect(abs(change(5.5, "mmol<180.15588>/L", "mg/dL") - 99.085_734) < 1e-6)
    let moles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
    #expect(
      HKQuantity(unit: moles, doubleValue: 1).is(compatibleWith: .gramUnit(with: .milli)))
    // What does not measure the same keeps its number.
    #expect(change(3, "kg", "m") == 3)
  }

  @Test func unitsHaveWords() {
    #expect(HKUnit.gramUnit(with: .kilo).unitString == "kg")
    #expect(HKUnit.count().unitDivided(by: .minute()).unitString == "count/min")
    #expect(HKUnit.count().unitDivided(by: .minute()) == HKUnit(from: "count/min"))
    let (mile, metre) = (
      HKQuantity(unit: .mile(), doubleValue: 1), HKQuantity(unit: .meter(), doubleValue: 1600)
    )
    #expect(mile.compare(metre) == .orderedDescending)
    let (ice, same) = (
      HKQuantity(unit: .degreeCelsius(), doubleValue: 0),
      HKQuantity(unit: .kelvin(), doubleValue: 273.15)
    )
    #expect(ice == same && ice.hash == same.hash)
    #expect(HKUnit(from: "^").unitString == "^")
    #expect(mile.is(compatibleWith: .yard()) && !mile.is(compatibleWith: .liter()))
  }

  @Test func samplesKeepWhatTheyAreTold() {
    let (start, end) = (
      Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 60)
    )
    let sample = HKQuantitySample(
      type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 9),
      start: start, end: end, metadata: [HKMetadataKeyWasUserEntered: true])
    #expect(sample.endDate == end && sample.quantityType == HKQuantityType(.stepCount))
    #expect(sample.sampleType.identifier == "HKQuantityTypeIdentifierStepCount")
    #expect(HKWorkout(activityType: .running, start: start, end: end).duration == 60)
    let paused = HKWorkout(
      activityType: .running, start: start, end: end, duration: 45, totalEnergyBurned: nil,
      totalDistance: nil, metadata: nil)
    #expect(paused.duration == 45)
  }

  @Test func questionsEndAtOnce() async throws {
    let query = HKStatisticsCollectionQueryDescriptor(
      predicate: .quantitySample(type: HKQuantityType(.stepCount)), options: .cumulativeSum,
      anchorDate: .distantPast, intervalComponents: DateComponents(day: 1))
    var answers = 0
    for try await _ in query.results(for: HKHealthStore()) { answers += 1 }
    #expect(answers == 0)
  }

  @Test func errorsAreCaughtByTheirCodes() {
    func kind(_ error: any Error) -> String {
      do { throw error } catch UNError.notificationsNotAllowed {
        return "notification"
      } catch let error as CHHapticError where error.code == .serverInterrupted {
        return "haptic \(error.errorCode)"
      } catch CLError.denied {
        return "place"
      } catch BGTaskScheduler.Error.unavailable { return "task" } catch { return "none" }
    }
    #expect(kind(UNError(.notificationsNotAllowed)) == "notification")
    #expect(kind(CHHapticError(.serverInterrupted)) == "haptic -4811")
    #expect(kind(CLError(.denied)) == "place")
    #expect(kind(CLError(.network)) == "none")
    #expect(kind(BGTaskScheduler.Error(.unavailable)) == "task")
    #expect(HKError(.errorAuthorizationNotDetermined).errorCode == 5)
    #expect(HKError(.errorNoData).errorCode == 11)
    #expect(LAError.errorDomain == "com.apple.LocalAuthentication")
  }

  @Test func notificationsAreCopied() {
    let content = UNMutableNotificationContent()
    (content.title, content.interruptionLevel) = ("Water", .passive)
    let copy = content.mutableCopy() as? UNMutableNotificationContent
    copy?.title += "!"
    #expect(copy?.title == "Water!" && content.title == "Water")
    #expect(copy?.interruptionLevel == .passive)
    #expect((content.copy() as? UNNotificationContent)?.title == "Water")
  }

  @Test func patternsLastUntilTheirLastEvent() throws {
    let events = [0.0, 0.5].map {
      CHHapticEvent(
        eventType: .hapticContinuous, parameters: [], relativeTime: $0, duration: 0.25)
    }
    #expect(try CHHapticPattern(events: events, parameterCurves: []).duration == 0.75)
  }
}
